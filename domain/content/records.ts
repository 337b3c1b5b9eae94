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
  for (const kind of Object.keys(kinds) as KindName[]) entries.push([kind, await records(kind)]);
  return Object.fromEntries(entries) as Content;
}

export const pickRecords = (content: Content, names: RecordNames) =>
  mapKinds(content, (records, kind) => records.filter(({ id }) => names.get(kind)?.has(id)));

/** The records with others put in the place of those with the same ids, or among them. */
export const replaceRecords = (content: Content, others: Content) =>
  mapKinds(content, (records, kind) => {
    const byId = new Map([...records, ...others[kind]].map((record) => [record.id, record]));
    return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  });

function mapKinds(content: Content, change: (records: AnyRecord[], kind: KindName) => AnyRecord[]): Content {
  return Object.fromEntries(
    Object.entries(content).map(([kind, records]) => [kind, change(records, kind as KindName)]),
  ) as Content;
}
