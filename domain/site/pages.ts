import { eq } from "drizzle-orm";
import { pages, pageTexts } from "#db/schema/site.ts";
import { findTexts, noteRead, type Reader } from "../reader.ts";

export async function findPage(reader: Reader, id: string) {
  const [row] = await reader.db.select().from(pages).where(eq(pages.id, id));
  noteRead(reader, "pages", [id]);
  const text = row && (await findTexts(reader, pageTexts, [id])).get(id);
  if (!text) return undefined;
  const { title, summary, body, language } = text;
  return { id, title, summary, body, language };
}
