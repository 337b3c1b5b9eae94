import { setTimeout as sleep } from "node:timers/promises";
import type { ApiTransport } from "#api/client.ts";
import { locales } from "#i18n/locales.ts";
import { withLocale } from "#i18n/paths.ts";
import { listPaths } from "./machine-files.ts";

type Parts = {
  transport: ApiTransport;
  fill(path: string): Promise<unknown>;
  /** Visitors go first. */
  isBusy(): boolean;
  signal: AbortSignal;
};

/** Renders the pages of the sitemap one after the other while nobody is waiting. */
export async function warmUp({ transport, fill, isBusy, signal }: Parts) {
  const paths = await listPaths({ transport });
  for (const locale of locales) {
    for (const path of paths) {
      while (isBusy() && !signal.aborted) await sleep(50, undefined, { ref: false });
      if (signal.aborted) return;
      await fill(withLocale(path, locale)).catch(() => {});
      await sleep(20, undefined, { ref: false });
    }
  }
}
