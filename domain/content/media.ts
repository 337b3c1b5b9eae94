import { createHash } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import type { Queries, Transaction } from "#db/client.ts";
import { media, mediaTexts } from "#db/schema/media.ts";
import { contentRecords } from "#db/schema/site.ts";
import { forEachLanguage } from "#i18n/locales.ts";
import type { MediaContent } from "./read-media.ts";
import { upsertRows } from "./store/rows.ts";

/** Pictures are published as one thing; answers the tags that changed. */
export async function publishMedia(tx: Transaction, content: MediaContent): Promise<string[]> {
  const sha256 = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  const [known] = await tx.select().from(contentRecords).where(eq(contentRecords.kind, "media"));
  if (known?.sha256 === sha256) return [];
  await tx.execute(sql`delete from media`);
  await tx.execute(sql`delete from media_texts`);
  await upsertRows(
    tx,
    media,
    Object.entries(content.pictures).map(([id, picture]) => ({ ...picture, id })),
  );
  await upsertRows(
    tx,
    mediaTexts,
    Object.entries(content.alts).flatMap(([language, alts]) =>
      Object.entries(alts).map(([id, alt]) => ({ id, language, alt })),
    ),
  );
  await upsertRows(tx, contentRecords, [{ kind: "media", id: "manifest", sha256 }]);
  return ["media:manifest"];
}

export async function readPublishedMedia(db: Queries): Promise<MediaContent> {
  const pictures = await db.select().from(media).orderBy(asc(media.id));
  const words = await db.select().from(mediaTexts).orderBy(asc(mediaTexts.id));
  const altsIn = (language: string) =>
    Object.fromEntries(words.filter((row) => row.language === language).map(({ id, alt }) => [id, alt]));
  return {
    pictures: Object.fromEntries(pictures.map(({ id, ...picture }) => [id, picture])),
    alts: forEachLanguage(altsIn),
  };
}
