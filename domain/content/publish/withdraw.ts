import type { Database } from "#db/client.ts";
import { type Change, type Key, keyOf } from "../parts/part.ts";
import { listHeads, readParts } from "../parts/store.ts";
import { ContentError } from "../problem.ts";
import { addRedirect, pathOf } from "./add-redirect.ts";
import { type Publication, type PublishOptions, publish } from "./publish.ts";
import { nameOf } from "./touched.ts";

type Options = Pick<PublishOptions, "dryRun" | "directories" | "strict" | "actor" | "note" | "removing"> & {
  /** The path to which visitors of the record's page are sent. */
  to?: string | undefined;
};

/**
 * Takes records away, `blogs/x`, or their words in one language, `blogs/x.es`. English takes the record with it, since
 * every other language falls back on it.
 */
export async function withdraw(
  db: Database,
  names: string[],
  { to, ...options }: Options,
): Promise<Publication> {
  const heads = [...(await listHeads(db)).values()];
  const changes = names.flatMap((name): Change[] => {
    const whole = name.replace(/\.en$/, "");
    const own = heads.filter((head) => nameOf(head) === whole || keyOf(head) === name);
    if (own.length === 0)
      throw new ContentError([
        { code: "request", file: name, message: "is not in the database; say blogs/x, or blogs/x.es" },
      ]);
    return own.map(withdrawn);
  });
  if (to !== undefined) changes.push(await redirectFrom(db, changes, to));
  return publish(db, changes, { ...options, cause: "withdraw" });
}

async function redirectFrom(db: Database, [first, ...others]: Change[], to: string) {
  const from = first && pathOf(first);
  if (!from || others.some(({ id }) => id !== first.id))
    throw new ContentError([
      { code: "request", file: "--to", message: "is for one record that has a page of its own" },
    ]);
  return addRedirect(await readParts(db, "redirects"), from, to);
}

const withdrawn = ({ kind, id, part, hash }: Key & { hash: string }): Change => ({
  kind,
  id,
  part,
  source: null,
  base: hash,
});
