import { until } from "./until.ts";

export async function listSitemap(site: string): Promise<string[]> {
  const text = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => {
    const { pathname } = new URL(url);
    return `${site}${pathname}`;
  });
}

export async function readMetric(site: string, name: string): Promise<number> {
  const text = await (await fetch(`${site}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? Number.NaN);
}

/** After the warm-up every page of the sitemap is kept. */
export async function untilWarm(site: string, pages: number) {
  await until(
    "all pages are warm",
    600_000,
    async () => (await readMetric(site, "page_cache_pages")) >= pages,
  );
}
