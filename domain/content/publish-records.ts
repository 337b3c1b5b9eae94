import type { Database } from "#db/client.ts";
import { checkContent } from "./check-content.ts";
import { recordOf, refuseConflicts } from "./conflicts.ts";
import { figuresOf } from "./figures.ts";
import { type KindName, kinds } from "./kinds.ts";
import { listFilesOf } from "./list-files.ts";
import { locateProblems } from "./locate-problems.ts";
import { ContentError, type Problem } from "./problem.ts";
import { publishInTurn } from "./publish-in-turn.ts";
import { findQuoting, readAround } from "./read-around.ts";
import type { NamedRecords } from "./read-records.ts";
import { pickRecords, replaceRecords } from "./records.ts";
import type { Stamp } from "./stamp.ts";
import type { Stored } from "./store/plain.ts";
import { type Published, publishKind } from "./write-records.ts";

type Options = { dryRun?: boolean | undefined; stamp?: Stamp | undefined };

/** Publishes these records and leaves all others as they are, but for the figures that others quote of them. */
export async function publishRecords(db: Database, named: NamedRecords, { dryRun, stamp }: Options) {
  const isNamed = (tag: string) => named.tags.has(tag);
  return publishInTurn(db, {
    dryRun,
    list: (tx) => listFilesOf(tx, named.names),
    async write(tx, before) {
      const quoting = await findQuoting(tx, named.names);
      const around = await readAround(tx, named.content, quoting);
      const content = replaceRecords(around, named.content);
      const quotes = [...(await listFilesOf(tx, quoting))]
        .map(([file, source]) => ({ file, source }))
        .filter(({ file }) => !isNamed(recordOf(file)));
      const { directory } = named;
      const found = await checkContent(directory, content, [...named.sources, ...quotes]);
      await refuseProblems(named, found, await checkContent(directory, around, quotes));

      const published: Published = { changed: [], removed: [] };
      const filled = replaceRecords(pickRecords(around, quoting), named.content);
      const figures = figuresOf(content);
      for (const kind of Object.keys(kinds) as KindName[])
        await publishKind(tx, kind, filled[kind] as Stored[], { figures, isWhole: false }, published);
      await refuseConflicts(
        { changed: published.changed.filter(isNamed), removed: [] },
        { held: before, stamp, list: () => listFilesOf(tx, named.names) },
      );
      return published;
    },
  });
}

/** What is wrong with the records themselves, and what they would make wrong in others that was right before. */
async function refuseProblems({ directory, tags }: NamedRecords, found: Problem[], before: Problem[]) {
  const known = new Set(before.map(keyOf));
  const own = found.filter((problem) => tags.has(recordOf(problem.file)) || !known.has(keyOf(problem)));
  if (own.length > 0) throw new ContentError(await locateProblems(directory, own));
}

const keyOf = ({ file, message }: Problem) => `${file} ${message}`;
