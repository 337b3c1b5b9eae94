import { asc } from "drizzle-orm";
import { specGroups, specGroupTexts, specs, specTexts } from "#db/schema/catalogue.ts";
import { documents, documentTexts } from "#db/schema/documents.ts";
import { navigationItems, navigationItemTexts, seoEntries, seoEntryTexts } from "#db/schema/site.ts";
import { marksOfRow } from "#domain/documents/document-marks.ts";
import { languageTags } from "#i18n/locales.ts";
import { among, assemble, fieldsOf, type Store, type Stored } from "./plain.ts";
import type { Row } from "./rows.ts";

type Item = { id: string; children?: Item[] } & Row;
type Words = Record<string, Row>;

/** The menu is one file and many rows. */
export const navigationStore: Store = {
  write: (records) => [
    {
      table: navigationItems,
      owner: "*",
      rows: records.flatMap(({ data }) => flatten(data.items as Item[])),
    },
    { table: navigationItemTexts, owner: "*", rows: wordRows(records, "items") },
  ],
  async read(db) {
    const rows = await db.select().from(navigationItems).orderBy(asc(navigationItems.position));
    const items = (parent: string | null): Row[] =>
      rows
        .filter((row) => row.parent === parent)
        .map((row) => {
          const children = items(row.id);
          const { id, path, mateCode, image } = row;
          return {
            id,
            ...fieldsOf({ path, mateCode, image }, ["path", "mateCode", "image"]),
            ...(children.length > 0 && { children }),
          };
        });
    if (rows.length === 0) return [];
    const tree = items(null) as Item[];
    const order = flatten(tree).map(({ id }) => String(id));
    const words = await readWords(await db.select().from(navigationItemTexts), order);
    return [{ id: "main", data: { items: tree }, texts: mapValues(words, (items) => ({ items })) }];
  },
};

export const seoStore: Store = {
  write: (records) => [
    {
      table: seoEntries,
      owner: "*",
      rows: records.flatMap(({ data }) =>
        (data.pages as Row[]).map((page, position) => ({ ...page, position })),
      ),
    },
    { table: seoEntryTexts, owner: "*", rows: wordRows(records, "pages") },
  ],
  async read(db) {
    const rows = await db.select().from(seoEntries).orderBy(asc(seoEntries.position));
    if (rows.length === 0) return [];
    const pages = rows.map(({ id, ...row }) => ({ id, ...fieldsOf(row, ["path", "image"]) }));
    const words = await readWords(
      await db.select().from(seoEntryTexts),
      rows.map(({ id }) => id),
    );
    return [{ id: "pages", data: { pages }, texts: mapValues(words, (pages) => ({ pages })) }];
  },
};

type Group = { id: string; specs: ({ id: string } & Row)[] };

export const specStore: Store = {
  write(records) {
    const groups = records.flatMap(({ data }) => data.groups as Group[]);
    const definitions = groups.flatMap((group) => group.specs.map((spec) => ({ ...spec, group: group.id })));
    return [
      { table: specGroups, owner: "*", rows: groups.map(({ id }, position) => ({ id, position })) },
      { table: specGroupTexts, owner: "*", rows: groupWords(records) },
      { table: specs, owner: "*", rows: definitions.map((spec, position) => ({ ...spec, position })) },
      { table: specTexts, owner: "*", rows: wordRows(records, "specs") },
    ];
  },
  async read(db) {
    const groups = await db.select().from(specGroups).orderBy(asc(specGroups.position));
    if (groups.length === 0) return [];
    const rows = await db.select().from(specs).orderBy(asc(specs.position));
    const data = {
      groups: groups.map(({ id }) => ({
        id,
        specs: rows
          .filter(({ group }) => group === id)
          .map((row) => ({
            id: row.id,
            ...fieldsOf(row, ["type", "unit", "key", "choices", "filter", "sort", "plot"]),
          })),
      })),
    };
    const names = await readWords(
      await db.select().from(specGroupTexts),
      groups.map(({ id }) => id),
    );
    const words = await readWords(
      await db.select().from(specTexts),
      rows.map(({ id }) => id),
    );
    const texts = mapValues(names, (group, language) => ({
      groups: mapValues(group as Record<string, { name: string }>, ({ name }) => name),
      specs: words[language],
    }));
    return [{ id: "definitions", data, texts }];
  },
};

/** A document's titles stand in its one file. */
export const documentStore: Store = {
  write: (records) => [
    { table: documents, owner: "id", rows: records.map(documentRow) },
    {
      table: documentTexts,
      owner: "id",
      rows: records.flatMap(({ id, data }) =>
        Object.entries(data.titles as Record<string, string>).map(([language, title]) => ({
          id,
          language,
          title,
        })),
      ),
    },
  ],
  async read(db, ids) {
    const rows = await db.select().from(documents).where(among(documents.id, ids));
    const texts = await db.select().from(documentTexts).where(among(documentTexts.id, ids));
    const written = rows.map(({ marks, ...row }) => row);
    return assemble(documents, written, texts).map(({ texts, ...record }) => ({
      ...record,
      data: {
        ...record.data,
        titles: Object.fromEntries(
          languageTags.flatMap((language) => (texts[language] ? [[language, texts[language].title]] : [])),
        ),
      },
      texts: {},
    }));
  },
};

function documentRow({ id, data }: Stored): Row {
  return { ...data, id, marks: marksOfRow(data as typeof documents.$inferInsert) };
}

function flatten(items: Item[], parent?: string): Row[] {
  return items.flatMap(({ children, ...item }, position) => [
    { ...item, parent, position },
    ...flatten(children ?? [], item.id),
  ]);
}

function wordRows(records: Stored[], field: string): Row[] {
  return records.flatMap(({ texts }) =>
    Object.entries(texts).flatMap(([language, text]) =>
      Object.entries(text[field] as Words).map(([id, words]) => ({ ...words, id, language })),
    ),
  );
}

function groupWords(records: Stored[]): Row[] {
  return records.flatMap(({ texts }) =>
    Object.entries(texts).flatMap(([language, text]) =>
      Object.entries(text.groups as Record<string, string>).map(([id, name]) => ({ id, language, name })),
    ),
  );
}

/** Words by language and then by id, in the order of the items they belong to. */
async function readWords(rows: Row[], order: string[]) {
  const byLanguage = Map.groupBy(rows, (row) => String(row.language));
  return Object.fromEntries(
    [...byLanguage].map(([language, own]) => {
      const byId = new Map(own.map((row) => [String(row.id), row]));
      return [
        language,
        Object.fromEntries(
          order.flatMap((id) => {
            const row = byId.get(id);
            return row
              ? [
                  [
                    id,
                    fieldsOf(
                      row,
                      Object.keys(row).filter((key) => key !== "language"),
                    ),
                  ],
                ]
              : [];
          }),
        ),
      ];
    }),
  ) as Record<string, Words>;
}

function mapValues<T, R>(record: Record<string, T>, map: (value: T, key: string) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
