import { withoutLocale } from "#i18n/paths.ts";
import type { SeoEntry } from "../site-types.ts";

export function findSeoEntry(list: SeoEntry[], pathname: string): SeoEntry | undefined {
  const path = withoutLocale(pathname);
  return list.find((entry) => entry.path === path);
}
