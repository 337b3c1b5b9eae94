import { createHash } from "node:crypto";
import { z } from "zod";
import { makerData, makerText } from "#config/maker/schema.ts";
import { type Language, languageTags } from "#i18n/locales.ts";
import { type Kind, kinds } from "../kinds.ts";

const picture = {
  data: z.strictObject({
    hash: z.string(),
    width: z.int(),
    height: z.int(),
    color: z.string(),
    widths: z.array(z.int()),
    og: z.boolean().optional(),
    box: z.array(z.int()).min(4).max(5).optional(),
  }),
  text: z.strictObject({ alt: z.string().min(1) }),
};

/** The kinds of records, the maker, and the pictures. */
export const partKinds = { ...kinds, maker: { data: makerData, text: makerText }, media: picture };
export type PartKind = keyof typeof partKinds;

/** The facts of a record, or its words in one language. */
export type PartName = "data" | Language;
export type RecordKey = { kind: PartKind; id: string };
export type Key = RecordKey & { part: PartName };
/** One file, as it was typed. */
export type Part = Key & { source: string; hash: string };
/**
 * What somebody wants a part to be; null withdraws it. `base` is the hash that the author started from: null when nothing
 * may be there, absent when whatever is there may be replaced.
 */
export type Change = Key & { source: string | null; base?: string | null };

/** `blogs/x` or `blogs/x.es`: with `.yaml` it is the path of the file. */
export const keyOf = ({ kind, id, part }: Key) => `${kind}/${id}${part === "data" ? "" : `.${part}`}`;

/** `blogs:x`, the tag that pages carry; pages do not tell one picture from another. */
export const tagOf = ({ kind, id }: RecordKey) => (kind === "media" ? "media:manifest" : `${kind}:${id}`);

export const hashOf = (source: string) => createHash("sha256").update(source).digest("hex");

export function schemaOf({ kind, part }: Key) {
  const { data, text }: Kind = partKinds[kind];
  return part === "data" ? data : text;
}

/** Pictures share a file for each language; of other records each part is a file. */
export function fileOf(key: Key) {
  if (key.kind !== "media") return `${keyOf(key)}.yaml`;
  return key.part === "data" ? "media/manifest.json" : `media/alts.${key.part}.yaml`;
}

const suffixes = languageTags.join("|");
const fileName = new RegExp(`^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\\.(${suffixes}))?\\.yaml$`);
export const misnamed = `is not named like a record: <id>.yaml or <id>.<${suffixes}>.yaml`;

/** `x5.es.yaml` is the Spanish text of `x5`. */
export function readName(file: string): { id: string; part: PartName } | undefined {
  const [, id, language] = fileName.exec(file) ?? [];
  return id ? { id, part: (language ?? "data") as PartName } : undefined;
}

export const isPartKind = (name: string): name is PartKind => Object.hasOwn(partKinds, name);
