import { formatDate } from "#i18n/format-date.ts";

/** The news of a page in years, in the order in which they come. */
export function byYear<T extends { date: number }>(articles: T[]): { year: string; articles: T[] }[] {
  const years = Map.groupBy(articles, ({ date }) => formatDate(date, "YYYY-MM-DD").slice(0, 4));
  return [...years].map(([year, own]) => ({ year, articles: own }));
}
