import { setTimeout as sleep } from "node:timers/promises";
import type { ApiTransport } from "#api/client.ts";
import type { Locale } from "#i18n/locales.ts";
import { withLocale } from "#i18n/paths.ts";
import { isIn, listPaths } from "./sitemap.ts";
import { type Visit, visitTo } from "./visit.ts";

/** No page of the sitemap grows older than this, so that an outage finds a copy of each. */
const pause = 3_600_000;
const pauseAfterFailure = 60_000;

/** There is a page of each in every language, and memory is bounded: of many products the first are made ahead. */
const mostPaths = 1000;

type Parts = {
  transport: ApiTransport;
  variants: Set<Visit["variant"]>;
  locales: readonly Locale[];
  /** Answers whether there was anything to do. */
  warm(visit: Visit): Promise<boolean>;
  warmFiles(): Promise<void>;
  /** Visitors go first. */
  isBusy(): boolean;
  /** Told after each round: how many pages were made. */
  onRound(pages: number): void;
  signal: AbortSignal;
};

/** Renders the pages of the sitemap one after the other while nobody is waiting; every hour those that grew old. */
export async function keepWarm(parts: Parts) {
  while (!parts.signal.aborted) {
    const done = await warmOnce(parts).then(
      (pages) => {
        if (!parts.signal.aborted) parts.onRound(pages);
        return true;
      },
      () => false,
    );
    await sleep(done ? pause : pauseAfterFailure, undefined, { ref: false, signal: parts.signal });
  }
}

async function warmOnce({ transport, variants, locales, warm, warmFiles, isBusy, signal }: Parts) {
  let count = 0;
  await warmFiles();
  const paths = await listPaths({ transport }, mostPaths);
  for (const visit of visitsTo(paths, variants, locales)) {
    while (isBusy() && !signal.aborted) await sleep(50, undefined, { ref: false });
    if (signal.aborted) return count;
    if (!(await warm(visit).catch(() => true))) continue;
    count++;
    await sleep(20, undefined, { ref: false });
  }
  return count;
}

function* visitsTo(paths: string[], variants: Set<Visit["variant"]>, locales: readonly Locale[]) {
  for (const variant of variants) {
    for (const locale of locales) {
      for (const path of paths) if (isIn(path, locale)) yield visitTo(withLocale(path, locale), variant);
    }
  }
}
