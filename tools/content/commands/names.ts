import { isPartKind, type Key, type RecordKey, readName } from "#domain/content/parts/part.ts";
import { UsageError } from "../../command/run-command.ts";

/** `blogs/x`, or `blogs/x.es`; the end of a path of a file will do as well. */
export function keyNamed(name: string, usage: string): Key {
  const [kind = "", ...rest] = name.replace(/\.yaml$/, "").split("/");
  const own = rest.join("/");
  // The name of a picture has a slash.
  const [, folder = "", file = ""] = /^(.*\/)?(.*)$/.exec(own) ?? [];
  const read = readName(`${file}.yaml`);
  if (!isPartKind(kind) || !read || (folder !== "" && kind !== "media"))
    throw new UsageError(`"${name}" names no record: say products/x5, or blogs/x.es\n${usage}`);
  return { kind, id: folder + read.id, part: read.part };
}

export function recordNamed(name: string, usage: string): RecordKey {
  const { kind, id } = keyNamed(name, usage);
  return { kind, id };
}
