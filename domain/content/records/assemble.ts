import { defaultLanguage, type Language } from "#i18n/locales.ts";
import { fileOf, type Key, type Part, type PartKind, schemaOf } from "../parts/part.ts";
import type { StoredPart } from "../parts/store.ts";
import type { Problem } from "../problem.ts";
import { type Content, kindNames } from "../records.ts";
import type { Stored } from "../rows/plain.ts";
import type { Row } from "../rows/rows.ts";
import type { MakerRecord } from "../validate/check-maker.ts";
import { checkYaml } from "../yaml-file.ts";

export type Records = ReadonlyMap<PartKind, Stored[]>;
type Assembled = {
  records: Records;
  parts: StoredPart[];
  problems: Problem[];
  /** Names of records whose facts are wrong or missing: the rules of the trade cannot look at them. */
  broken: ReadonlySet<string>;
};

/** Checks what was typed against the schemas. A part that has its value already is taken as it is. */
export function assembleRecords(parts: (Part | StoredPart)[]): Assembled {
  const problems: Problem[] = [];
  const broken = new Set<string>();
  const valued = parts.map((part) =>
    "value" in part ? part : { ...part, value: checkPart(part, problems) },
  );
  const byKind = Map.groupBy(valued, ({ kind }) => kind);
  const records = new Map<PartKind, Stored[]>();
  for (const [kind, own] of byKind) {
    const byId = Map.groupBy(own, ({ id }) => id);
    records.set(
      kind,
      [...byId]
        .map(([id, parts]) => recordOf(kind, id, parts, problems))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
  }
  for (const [kind, own] of records)
    for (const { id, data } of own) if (data === wrong) broken.add(`${kind}/${id}`);
  return { records, parts: valued, problems, broken };
}

const wrong = {};

/** The records of all kinds that have rows of their own, as the checks and pages know them. */
export const contentOf = (records: Records) =>
  Object.fromEntries(kindNames.map((kind) => [kind, records.get(kind) ?? []])) as unknown as Content;

/** Undefined where there is no maker, or none that is right. */
export function makerOf(records: Records): MakerRecord | undefined {
  const [maker] = records.get("maker") ?? [];
  return maker && "productTypes" in maker.data ? (maker as unknown as MakerRecord) : undefined;
}

function checkPart(part: Part, problems: Problem[]): unknown {
  const schema = schemaOf(part);
  if (!schema) {
    problems.push({ code: "form", file: fileOf(part), message: "this kind has no text files" });
    return {};
  }
  const checked = checkYaml(fileOf(part), part.source, schema);
  problems.push(...checked.problems);
  return checked.value ?? wrong;
}

function recordOf(kind: PartKind, id: string, parts: StoredPart[], problems: Problem[]): Stored {
  const data = parts.find(({ part }) => part === "data");
  const texts: Record<string, Row> = {};
  for (const { part, value } of parts) if (part !== "data") texts[part] = value as Row;
  const told = (key: Key, message: string) => problems.push({ code: "form", file: fileOf(key), message });
  const name = alone[kind];
  if (name && name !== id) told({ kind, id, part: "data" }, `must be named ${name}.yaml`);
  if (!data) told({ kind, id, part: "data" }, missingData(kind, id));
  const english = { kind, id, part: defaultLanguage };
  if (schemaOf(english) && !texts.en && !mayLackEnglish(kind, texts, data?.value))
    problems.push({ code: "english", file: fileOf(english), message: "the English text is missing" });
  return { id, data: (data?.value ?? wrong) as Row, texts };
}

/** One file says everything of these kinds, and has this name. */
const alone: Partial<Record<PartKind, string>> = {
  maker: "maker",
  navigation: "main",
  redirects: "main",
  seo: "pages",
  specs: "definitions",
};

const missingData = (kind: PartKind, id: string) =>
  kind === "media" ? `${id} is not in it, but has an alternative text` : "is missing beside its texts";

/**
 * A regional variant speaks its own language only, and one that equals another has no words at all. A picture may be
 * published before its words.
 */
function mayLackEnglish(kind: PartKind, texts: Partial<Record<Language, unknown>>, data: unknown) {
  if (kind === "media" || kind === "maker") return true;
  const isVariant = kind === "variants";
  return (
    isVariant && (Object.keys(texts).length > 0 || Boolean((data as { sameAs?: string } | undefined)?.sameAs))
  );
}
