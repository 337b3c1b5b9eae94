import type { Database } from "#db/client.ts";
import { addresses, linkPattern } from "../addresses.ts";
import type { KindName } from "../kinds.ts";
import type { Change, Part, PartKind, RecordKey } from "../parts/part.ts";
import { setValue } from "../parts/set-value.ts";
import { readParts, type StoredPart } from "../parts/store.ts";
import { ContentError } from "../problem.ts";
import { kindNames } from "../records.ts";
import { textsAt } from "../reference-places.ts";
import { referencesIn } from "../references.ts";
import { addRedirects, movedPaths } from "./add-redirect.ts";
import { type Publication, type PublishOptions, publish } from "./publish.ts";
import { nameOf } from "./touched.ts";

type Options = Pick<PublishOptions, "dryRun" | "directories" | "strict" | "actor" | "note">;

/** Others hold names in what visitors sent, in files or in the code: those stay. */
const renamed: PartKind[] = [
  "categories",
  "series",
  "products",
  "solutions",
  "cases",
  "certificates",
  "videos",
  "news",
  "events",
];

/** Gives a record another name, in everything that names it, quotes it or links to it: one publication, so one undo. */
export async function rename(
  db: Database,
  from: RecordKey,
  to: string,
  options: Options,
): Promise<Publication> {
  const parts = await readParts(db);
  const own = parts.filter((part) => nameOf(part) === nameOf(from));
  refuse(from, to, parts, own);
  const moved: Change[] = own.flatMap((part) => [
    { ...keyFor(part, from.id), source: null, base: part.hash },
    { ...keyFor(part, to), source: part.source, base: null },
  ]);
  const others = parts
    .filter((part) => !own.includes(part) && part.kind !== "redirects")
    .flatMap((part): Change[] => {
      const source = renameIn(part, from, to);
      return source === part.source ? [] : [{ ...keyFor(part, part.id), source, base: part.hash }];
    });
  const withOwn = moved.map((change) =>
    change.source === null
      ? change
      : { ...change, source: renameIn({ ...change, source: change.source }, from, to) },
  );
  const paths = movedPaths(parts, from, to);
  const redirect = paths.length > 0 ? [addRedirects(parts, paths)] : [];
  return publish(db, [...withOwn, ...others, ...redirect], { ...options, cause: "rename" });
}

const keyFor = ({ kind, part }: Pick<Part, "kind" | "part">, id: string) => ({ kind, id, part });

function refuse(from: RecordKey, to: string, parts: StoredPart[], own: StoredPart[]) {
  const taken = parts.some((part) => nameOf(part) === nameOf({ ...from, id: to }));
  const message = !renamed.includes(from.kind)
    ? `can have no other name: only ${renamed.join(", ")} can`
    : own.length === 0
      ? "is not in the database"
      : taken
        ? `cannot be called ${to}: there is one already`
        : !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(to)
          ? `cannot be called ${to}: a name is lower-case words joined by hyphens`
          : undefined;
  if (message) throw new ContentError([{ code: "request", file: nameOf(from), message }]);
}

type Source = Pick<StoredPart, "kind" | "id" | "part" | "source"> & { value?: unknown };

/** What was typed, with the new name wherever the old one is meant. */
function renameIn(part: Source, from: RecordKey, to: string): string {
  const named = pathsIn(part, from).reduce((source, path) => setValue(source, path, to), part.source);
  const linked = renameLinks(named, from, to);
  return from.kind === "products" ? renameQuotes(linked, from.id, to) : linked;
}

function pathsIn(part: Source, from: RecordKey) {
  const { kind, value } = part;
  if (part.part !== "data" || value === undefined) return [];
  if (kind === "maker") return from.kind === "products" ? serialPaths(value, from.id) : [];
  // Questions name categories and series in one list.
  if (kind === "faq" && ["categories", "series"].includes(from.kind))
    return textsAt(value, "categories.*").flatMap(({ path, text }) => (text === from.id ? [path] : []));
  return kindNames.includes(kind as KindName)
    ? referencesIn(kind as KindName, part.id, value)
        .filter(({ kind, name, path }) => kind === from.kind && name === from.id && path.length > 0)
        .map(({ path }) => path)
    : [];
}

/** The maker's serial numbers name products. */
function serialPaths(value: unknown, id: string) {
  const { serial } = value as { serial?: { models: Record<string, string> } };
  const models = Object.entries(serial?.models ?? {});
  return models.filter(([, product]) => product === id).map(([code]) => ["serial", "models", code]);
}

function renameLinks(source: string, from: RecordKey, to: string) {
  const pattern = addresses[from.kind] && linkPattern(from);
  return pattern ? source.replace(pattern, `$1${to}`) : source;
}

/** `{{x5.ratedPower}}`, `{{3*x5.usableEnergy/x5.usableEnergy}}`. */
function renameQuotes(source: string, from: string, to: string) {
  const product = new RegExp(`(^\\{\\{|[*/])${from}(?=\\.)`, "g");
  return source.replace(/\{\{[^{}]*\}\}/g, (quote) => quote.replace(product, `$1${to}`));
}
