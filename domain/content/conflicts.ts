import { hashOf, type Stamp } from "./stamp.ts";

/** What was to be done would lose something that somebody wrote; each line names a record or a file. */
export class ContentConflict extends Error {
  readonly lines: string[];

  constructor(lines: string[], hint: string) {
    super(`${lines.join("\n")}\n${hint}`);
    this.name = "ContentConflict";
    this.lines = lines;
  }
}

type Change = { changed: string[]; removed: string[] };
type Files = ReadonlyMap<string, string>;

const hint =
  "Nothing was published. Export to another directory to see what the database holds, or publish with --force.";

/**
 * Ends an import that would replace what its files were not made from; without a stamp it may. Where the database says
 * already what the files say, as after an upgrade that changed both, nothing is lost.
 */
export async function refuseConflicts(
  change: Change,
  { held, stamp, list }: { held: Files; stamp: Stamp | undefined; list: () => Promise<Files> },
) {
  if (!stamp || findConflicts(change, held, stamp).length === 0) return;
  const differs = differingRecords(held, await list());
  const conflicts = findConflicts(
    { changed: change.changed.filter((record) => differs.has(record)), removed: change.removed },
    held,
    stamp,
  );
  if (conflicts.length > 0) throw new ContentConflict(conflicts, hint);
}

function differingRecords(before: Files, after: Files) {
  const paths = [...before.keys(), ...after.keys()];
  return new Set(paths.filter((path) => before.get(path) !== after.get(path)).map(recordOf));
}

/** The records that an import would replace although its files were not made from what the database holds. */
function findConflicts({ changed, removed }: Change, held: Files, stamp: Stamp): string[] {
  const heldBy = Map.groupBy(held.keys(), recordOf);
  const knownBy = Map.groupBy(stamp.keys(), recordOf);
  const faultOf = (record: string) => {
    const [own = [], known = []] = [heldBy.get(record), knownBy.get(record)];
    if (own.length === 0)
      return known.length > 0 ? "was removed in the database since the files were exported" : undefined;
    if (known.length === 0) return "is in the database, and the files were not exported from it";
    const isSame =
      own.length === known.length && own.every((path) => stamp.get(path) === hashOf(held.get(path) ?? ""));
    return isSame ? undefined : "was changed in the database since the files were exported";
  };
  const tell = (deed: string) => (record: string) => {
    const fault = faultOf(record);
    return fault ? [`${record} ${fault}: the import would ${deed}`] : [];
  };
  return [
    ...changed.flatMap((record) => tell(heldBy.has(record) ? "overwrite it" : "bring it back")(record)),
    ...removed.flatMap(tell("remove it")),
  ];
}

/** `news/a.es.yaml` belongs to `news:a`; pictures are published as one thing. */
export function recordOf(path: string) {
  const [kind = "", file = ""] = path.split("/");
  return kind === "media" ? "media:manifest" : `${kind}:${file.split(".", 1)[0]}`;
}
