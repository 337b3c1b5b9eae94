import { withLocale } from "#i18n/paths.ts";
import { findMachineFile, type MachineFile, type Parts } from "./feeds-and-sitemap.ts";

const freshFor = 60_000;

type Kept = { file: MachineFile; madeAt: number };

/** The files of a long sitemap are many, large and quickly made: keeping them would fill the memory. */
const isPart = (path: string) => path.startsWith("/sitemap-");

/** Sitemap, robots and feeds, and the last good copy of each for as long as nothing newer can be made. */
export function createMachineFiles(parts: Parts) {
  const kept = new Map<string, Kept>();

  async function find(
    method: string | undefined,
    path: string,
  ): Promise<(MachineFile & { isStale: boolean }) | undefined> {
    const known = kept.get(path);
    if (known && Date.now() - known.madeAt < freshFor) return { ...known.file, isStale: false };
    try {
      const file = await findMachineFile(method, path, parts);
      if (file && !isPart(path)) kept.set(path, { file, madeAt: Date.now() });
      return file && { ...file, isStale: false };
    } catch (error) {
      if (!known) throw error;
      return { ...known.file, isStale: true };
    }
  }

  return {
    find,
    drop() {
      for (const known of kept.values()) known.madeAt = 0;
    },
    async warm() {
      const feeds = parts.config.LANGUAGES.flatMap((locale) =>
        ["blogs", "news"].map((kind) => `${withLocale("/about", locale)}/${kind}/feed.xml`),
      );
      for (const path of ["/sitemap.xml", ...feeds]) await find("GET", path);
    },
  };
}
