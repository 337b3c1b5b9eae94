import { specGroups, specGroupTexts, specs, specTexts } from "#db/schema/catalogue.ts";
import { documents, documentTexts } from "#db/schema/documents.ts";
import {
  navigationItems,
  navigationItemTexts,
  redirects,
  seoEntries,
  seoEntryTexts,
} from "#db/schema/site.ts";
import { marksOfRow } from "#domain/documents/document-marks.ts";
import type { RowsOf, Stored } from "./plain.ts";
import type { Row } from "./rows.ts";

type Item = { id: string; children?: Item[] } & Row;
type Group = { id: string; specs: ({ id: string } & Row)[] };
type Words = Record<string, Row>;

/** The menu is one file and many rows. */
export const navigationRows: RowsOf = (records) => [
  {
    table: navigationItems,
    owner: "*",
    rows: records.flatMap(({ data }) => flatten(data.items as Item[])),
  },
  { table: navigationItemTexts, owner: "*", rows: wordRows(records, "items") },
];

export const seoRows: RowsOf = (records) => [
  {
    table: seoEntries,
    owner: "*",
    rows: records.flatMap(({ data }) =>
      (data.pages as Row[]).map((page, position) => ({ ...page, position })),
    ),
  },
  { table: seoEntryTexts, owner: "*", rows: wordRows(records, "pages") },
];

export const redirectRows: RowsOf = (records) => [
  {
    table: redirects,
    owner: "*",
    rows: records.flatMap(({ data }) =>
      (data.paths as { from: string; to: string }[]).map(({ from, to }) => ({ fromPath: from, toPath: to })),
    ),
  },
];

export const specRows: RowsOf = (records) => {
  const groups = records.flatMap(({ data }) => data.groups as Group[]);
  const definitions = groups.flatMap((group) => group.specs.map((spec) => ({ ...spec, group: group.id })));
  return [
    { table: specGroups, owner: "*", rows: groups.map(({ id }, position) => ({ id, position })) },
    { table: specGroupTexts, owner: "*", rows: groupWords(records) },
    { table: specs, owner: "*", rows: definitions.map((spec, position) => ({ ...spec, position })) },
    { table: specTexts, owner: "*", rows: wordRows(records, "specs") },
  ];
};

/** A document's titles stand in its one file. */
export const documentRows: RowsOf = (records) => [
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
];

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
