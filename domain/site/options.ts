import { eq } from "drizzle-orm";
import { optionLists, optionListTexts } from "#db/schema/site.ts";
import { findTexts, type Reader } from "../reader.ts";

export async function listOptions(reader: Reader, list: string) {
  const [row] = await reader.db.select().from(optionLists).where(eq(optionLists.id, list));
  const labels = (await findTexts(reader, optionListTexts, [list])).get(list)?.labels ?? {};
  reader.tags.add(`options:${list}`);
  return (row?.items ?? []).map((id) => ({ id, name: labels[id] ?? id }));
}

export async function optionNames(reader: Reader, list: string) {
  return new Map((await listOptions(reader, list)).map(({ id, name }) => [id, name]));
}
