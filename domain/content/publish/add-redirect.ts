import { addresses } from "../addresses.ts";
import type { Change, RecordKey } from "../parts/part.ts";
import { setValue } from "../parts/set-value.ts";
import type { StoredPart } from "../parts/store.ts";
import { writeYaml } from "../yaml-file.ts";

type Paths = { from: string; to: string }[];

/** Sends whoever asks for one path to another. What was sent to the first goes straight to the second. */
export function addRedirect(parts: StoredPart[], from: string, to: string): Change {
  const stored = parts.find(({ kind, part }) => kind === "redirects" && part === "data");
  const known = (stored?.value as { paths: Paths } | undefined)?.paths ?? [];
  const paths: Paths = [
    ...known
      .filter((one) => one.from !== to && one.from !== from)
      .map((one) => (one.to === from ? { ...one, to } : one)),
    { from, to },
  ];
  const source = stored ? setValue(stored.source, ["paths"], paths) : writeYaml({ paths });
  return { kind: "redirects", id: "main", part: "data", source, base: stored?.hash ?? null };
}

/** The path of a record's page; undefined where it has none of its own. */
export function pathOf({ kind, id }: RecordKey) {
  const address = addresses[kind];
  return address === undefined || address.includes("?") ? undefined : address + id;
}
