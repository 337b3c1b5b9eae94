import { asc } from "drizzle-orm";
import { faqGroups, faqGroupTexts } from "#db/schema/support.ts";
import { keepNumbers } from "#i18n/unbroken.ts";
import { findAllTexts, type Reader } from "../reader.ts";
import { matchingEntities } from "../search/answer/matching-entities.ts";

/** Groups of questions, filtered by category or keyword; empty groups are left out. */
export async function listFaqGroups(reader: Reader, query: { category?: string; keyword?: string }) {
  const [rows, texts, found] = await Promise.all([
    reader.db.select().from(faqGroups).orderBy(asc(faqGroups.position)),
    findAllTexts(reader, faqGroupTexts),
    matchingEntries(reader, query.keyword),
  ]);
  reader.tags.add("faq");
  const groups = rows
    .filter(
      ({ id, categories }) =>
        !query.category || id === query.category || categories?.includes(query.category),
    )
    .flatMap(({ id, entries }) => {
      const text = texts.get(id);
      if (!text) return [];
      const shown = entries.flatMap((entry) => {
        const words = text.entries[entry];
        if (!words || (found && !found.has(`${id}/${entry}`))) return [];
        return [{ id: entry, answer: words.answer, question: keepNumbers(words.question) }];
      });
      return shown.length > 0 ? [{ id, title: text.title, language: text.language, entries: shown }] : [];
    });
  return { total: groups.reduce((sum, { entries }) => sum + entries.length, 0), groups };
}

const mostOfProduct = 6;

/** A few questions for a product; groups that name its series come before those of its category. */
export async function listFaqsFor(reader: Reader, category: string, series: string) {
  const { groups } = await listFaqGroups(reader, {});
  const rows = await reader.db.select().from(faqGroups);
  const naming = (word: string) =>
    groups.filter(({ id }) => rows.find((row) => row.id === id)?.categories?.includes(word));
  const concerned = [...new Set([...naming(series), ...naming(category)])];
  const share = Math.max(2, Math.ceil(mostOfProduct / concerned.length));
  return concerned
    .flatMap(({ id, entries }) => entries.slice(0, share).map((entry) => ({ ...entry, group: id })))
    .slice(0, mostOfProduct);
}

async function matchingEntries(reader: Reader, keyword: string | undefined) {
  if (!keyword?.trim()) return undefined;
  return new Set(await matchingEntities(reader, { type: "faq", keyword }));
}
