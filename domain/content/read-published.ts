import { and, eq, isNotNull } from "drizzle-orm";
import type { Queries } from "#db/client.ts";
import { contentRecords } from "#db/schema/site.ts";
import { wordJoiner } from "#i18n/burmese-words.ts";
import { type Kind, type KindName, kinds } from "./kinds.ts";
import { among, type Stored } from "./store/plain.ts";
import type { Row } from "./store/rows.ts";
import { stores } from "./store/stores.ts";

/** The published records of a kind, all or some, as their files say them: fields in the order of the schema. */
export async function readPublished(db: Queries, name: KindName, ids?: string[]): Promise<Stored[]> {
  if (ids?.length === 0) return [];
  const kind: Kind = kinds[name];
  const written = await readWritten(db, name, ids);
  return (await stores[name].read(db, ids)).map(({ id, data, texts }) => ({
    id,
    data: asTyped(kind.data.parse(data) as Row),
    texts: Object.fromEntries(
      Object.entries(written.get(id) ?? texts).map(([language, text]) => [
        language,
        asTyped(kind.text?.parse(text) as Row),
      ]),
    ),
  }));
}

/** Texts that quote figures go out as they were written, with the quotations in them. */
async function readWritten(db: Queries, kind: KindName, ids: string[] | undefined) {
  const rows = await db
    .select()
    .from(contentRecords)
    .where(
      and(eq(contentRecords.kind, kind), isNotNull(contentRecords.written), among(contentRecords.id, ids)),
    );
  return new Map(rows.map(({ id, written }) => [id, written as Record<string, Row>]));
}

/** Joiners are set when a text is published: nobody typed them. */
export function asTyped<T>(value: T): T {
  const text = JSON.stringify(value);
  return text.includes(wordJoiner) ? JSON.parse(text.replaceAll(wordJoiner, "")) : value;
}
