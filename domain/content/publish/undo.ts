import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { contentPublications, contentRevisions } from "#db/schema/content.ts";
import type { Change, PartKind, PartName } from "../parts/part.ts";
import { ContentError } from "../problem.ts";
import { type Publication, type PublishOptions, publish } from "./publish.ts";

type Options = Pick<
  PublishOptions,
  "dryRun" | "directories" | "strict" | "actor" | "note" | "message" | "removing"
> & {
  force?: boolean | undefined;
};

/** Gives every part of a publication the text that it had before. What was published since is a conflict. */
export async function undo(db: Database, publication: number, options: Options): Promise<Publication> {
  const revisions = await db
    .select()
    .from(contentRevisions)
    .where(eq(contentRevisions.publication, publication));
  if (revisions.length === 0) throw new ContentError([await noRevisions(db, publication)]);
  const changes: Change[] = revisions.map(({ kind, id, part, before, afterHash }) => ({
    kind: kind as PartKind,
    id,
    part: part as PartName,
    source: before,
    ...(!options.force && { base: afterHash }),
  }));
  return publish(db, changes, { ...options, cause: "undo", undoes: publication });
}

async function noRevisions(db: Database, publication: number) {
  const known = await db
    .select({ id: contentPublications.id })
    .from(contentPublications)
    .where(eq(contentPublications.id, publication));
  const message =
    known.length > 0 ? "left no revisions, so it cannot be undone" : "was never made; `history` lists them";
  return { code: "request" as const, file: `publication ${publication}`, message };
}
