import type { z } from "zod";
import type { Language } from "#i18n/locales.ts";
import { type KindName, kinds } from "./kinds.ts";

export type RecordOf<K extends KindName> = {
  id: string;
  data: z.output<(typeof kinds)[K]["data"]>;
  texts: (typeof kinds)[K] extends { text: infer T extends z.ZodType }
    ? Partial<Record<Language, z.output<T>>>
    : Record<string, never>;
};
export type Content = { [K in KindName]: RecordOf<K>[] };
type AnyRecord = { id: string };

/** Which records, by kind. */
export type RecordNames = ReadonlyMap<KindName, ReadonlySet<string>>;

export async function fillKinds(records: (kind: KindName) => Promise<AnyRecord[]>): Promise<Content> {
  const entries: [KindName, AnyRecord[]][] = [];
  for (const kind of kindNames) entries.push([kind, await records(kind)]);
  return Object.fromEntries(entries) as Content;
}

export const kindNames = Object.keys(kinds) as KindName[];

/** Merges two lists of records of every kind; the second wins, and those named as gone are left out. */
export const mergeContent = (content: Content, others: Content, gone: RecordNames = new Map()) =>
  mapKinds(content, (records, kind) => {
    const byId = new Map([...records, ...others[kind]].map((record) => [record.id, record]));
    for (const id of gone.get(kind) ?? []) byId.delete(id);
    return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  });

/** Without the records of these names, `products/x5`. */
export const omitRecords = (content: Content, names: ReadonlySet<string>) =>
  names.size === 0
    ? content
    : mapKinds(content, (records, kind) => records.filter(({ id }) => !names.has(`${kind}/${id}`)));

function mapKinds(content: Content, change: (records: AnyRecord[], kind: KindName) => AnyRecord[]): Content {
  return Object.fromEntries(
    Object.entries(content).map(([kind, records]) => [kind, change(records, kind as KindName)]),
  ) as Content;
}
