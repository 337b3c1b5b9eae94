import { setTimeout as sleep } from "node:timers/promises";
import { type ApiTransport, createClient } from "#api/client.ts";
import { listPaths } from "#api/list-paths.ts";
import { isInLanguage } from "#app/addresses/is-in-language.ts";
import type { SiteVariant } from "#config/variants.ts";
import { defaultLanguage, type Locale } from "#i18n/locales.ts";
import { withLocale } from "#i18n/paths.ts";
import type { Log } from "../process/log.ts";
import { type CacheablePage, cacheablePage } from "../visit.ts";

/** No page of the sitemap grows older than this, so that an outage finds a copy of each. */
const INTERVAL = 3_600_000;
const RETRY_DELAY = 60_000;

/** Memory is bounded: of many products the first are rendered, each in every language. */
const mostPaths = 1000;

const feeds = ["/about/blogs/feed.xml", "/about/news/feed.xml"];

type Parts = {
  transport: ApiTransport;
  variants: Set<SiteVariant>;
  locales: readonly Locale[];
  /** Answers whether there was anything to do. */
  warm(page: CacheablePage): Promise<boolean>;
  /** Whether a visitor waits for a page: visitors go first. */
  isBusy(): boolean;
  /** Called after each round with the number of rendered pages. */
  onRound(pages: number): void;
  log: Log;
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
      (error: unknown) => {
        parts.log.warn({ err: error }, "warm-up failed, trying again in a minute");
        return false;
      },
    );
    await sleep(done ? INTERVAL : RETRY_DELAY, undefined, { ref: false, signal: parts.signal });
  }
}

async function warmOnce({ transport, variants, locales, warm, isBusy, log, signal }: Parts) {
  let count = 0;
  const client = createClient({ transport, language: defaultLanguage });
  const paths = [...feeds, ...(await listPaths(client, mostPaths))];
  for (const page of pagesOf(paths, variants, locales)) {
    while (isBusy() && !signal.aborted) await sleep(50, undefined, { ref: false });
    if (signal.aborted) return count;
    const isMade = await warm(page).catch((error: unknown) => {
      log.warn({ err: error, address: page.address }, "warm-up of a page failed");
      return true;
    });
    if (!isMade) continue;
    count++;
    await sleep(20, undefined, { ref: false });
  }
  return count;
}

function* pagesOf(paths: string[], variants: Set<SiteVariant>, locales: readonly Locale[]) {
  for (const variant of variants) {
    yield inSitemap("/sitemap.xml", variant);
    for (const locale of locales) {
      for (const path of paths)
        if (isInLanguage(path, locale)) yield inSitemap(withLocale(path, locale), variant);
    }
  }
}

function inSitemap(address: string, variant: SiteVariant) {
  return cacheablePage({ address, isInSitemap: true }, variant);
}
