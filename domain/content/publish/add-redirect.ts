import { addresses } from "../addresses.ts";
import type { Change, RecordKey } from "../parts/part.ts";
import { setValue } from "../parts/set-value.ts";
import type { StoredPart } from "../parts/store.ts";
import { writeYaml } from "../yaml-file.ts";

type Paths = { from: string; to: string }[];

/** Sends visitors from one path to another. What was sent to the first goes straight to the second. */
export const addRedirect = (parts: StoredPart[], from: string, to: string) =>
  addRedirects(parts, [{ from, to }]);

export function addRedirects(parts: StoredPart[], added: Paths): Change {
  const stored = parts.find(({ kind, part }) => kind === "redirects" && part === "data");
  const known = (stored?.value as { paths: Paths } | undefined)?.paths ?? [];
  const paths = added.reduce<Paths>(
    (all, { from, to }) => [
      ...all
        .filter((one) => one.from !== to && one.from !== from)
        .map((one) => (one.to === from ? { ...one, to } : one)),
      { from, to },
    ],
    known,
  );
  const source = stored ? setValue(stored.source, ["paths"], paths) : writeYaml({ paths });
  return { kind: "redirects", id: "main", part: "data", source, base: stored?.hash ?? null };
}

/** The path of a record's page; undefined where it has none of its own. */
export function pathOf({ kind, id }: RecordKey) {
  const address = addresses[kind];
  return address === undefined || /[?[]/.test(address) ? undefined : address + id;
}

/** The paths that a new name changes: a category has a list of each series and one of legacy products below it. */
export function movedPaths(parts: StoredPart[], { kind, id }: RecordKey, to: string): Paths {
  const series = parts.flatMap((part) =>
    part.kind === "series" && part.part === "data"
      ? [{ id: part.id, category: (part.value as { category: string }).category }]
      : [],
  );
  if (kind === "series")
    return series
      .filter((one) => one.id === id)
      .map(({ category }) => ({
        from: `/product-list/${category}/${id}`,
        to: `/product-list/${category}/${to}`,
      }));
  const [from, now] = [pathOf({ kind, id }), pathOf({ kind, id: to })];
  if (!from || !now) return [];
  const below =
    kind === "categories"
      ? ["old_id", ...series.filter(({ category }) => category === id).map((one) => one.id)]
      : [];
  return ["", ...below.map((one) => `/${one}`)].map((end) => ({ from: from + end, to: now + end }));
}
