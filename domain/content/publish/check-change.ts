import type { MakerData } from "#config/maker/schema.ts";
import type { Transaction } from "#db/client.ts";
import { checkContent } from "../check-content.ts";
import type { KindName } from "../kinds.ts";
import { locateProblems } from "../locate-problems.ts";
import type { PartKind } from "../parts/part.ts";
import { readParts, type StoredPart } from "../parts/store.ts";
import { ContentError, type Problem } from "../problem.ts";
import { sourcesOf, textsOf } from "../read-files.ts";
import { assembleRecords, contentOf, makerOf, type Records } from "../records/assemble.ts";
import { findQuoting, readAround } from "../records/read-around.ts";
import { type Content, mergeContent, type RecordNames } from "../records.ts";
import { refuseSlip } from "./refuse-slip.ts";
import { nameOf, type Touched } from "./touched.ts";

export type Checked = {
  /** The touched records as they will be. */
  records: Records;
  /** Their parts, with values. */
  parts: StoredPart[];
  /** What quotes a touched product. */
  quoting: RecordNames;
  /** The touched records and as much around them as the checks look at. */
  content: Content;
};

/** Throws everything that the changes make wrong, in them or in other records. */
export async function checkChange(
  tx: Transaction,
  touched: Touched,
  { removing, problems: known = [] }: { removing?: number | undefined; problems?: Problem[] | undefined },
): Promise<Checked> {
  await refuseSlip(tx, touched.removed, removing);
  const { records, parts, problems: assembled, broken } = assembleRecords(touched.parts);
  const quoting = await findQuoting(tx, namesOf(touched.names));
  const around = await readBefore(tx, touched, contentOf(records), quoting);
  const content = mergeContent(around.content, contentOf(records), namesOf(touched.removed));
  const own = new Set(touched.names.map(nameOf));
  const others = around.parts.filter((part) => !own.has(nameOf(part)));
  const all = [...others, ...touched.parts];
  const found = checkContent(content, {
    maker: makerOf(records) ?? around.maker,
    sources: textsOf(all),
    broken,
  });
  const problems = [...known, ...assembled, ...keepMaker(touched), ...ownProblems(found, touched, around)];
  if (problems.length > 0) throw new ContentError(locateProblems(problems, sourcesOf(all)));
  return { records, parts, quoting, content };
}

function keepMaker({ removed }: Touched): Problem[] {
  const message = "cannot be taken away: it says who the maker is";
  return removed.some(({ kind }) => kind === "maker") ? [{ file: "maker/maker.yaml", line: 1, message }] : [];
}

type Around = { content: Content; maker: MakerData | undefined; parts: StoredPart[] };

/** What is stored around the changes: everything, when they may concern everything. */
async function readBefore(
  tx: Transaction,
  { changes, removed, stored }: Touched,
  named: Content,
  quoting: RecordNames,
): Promise<Around> {
  const isWide =
    removed.length > 0 ||
    changes.length > 200 ||
    changes.some(({ kind }) => kind === "specs" || kind === "maker");
  const [makerPart] = await readParts(tx, "maker");
  const maker = makerPart?.value as MakerData | undefined;
  if (isWide) {
    const parts = await readParts(tx);
    return { content: contentOf(assembleRecords(parts).records), maker, parts };
  }
  const parts = [...stored.values()];
  for (const [kind, ids] of quoting) parts.push(...(await readParts(tx, kind as PartKind, [...ids])));
  return { content: await readAround(tx, named, quoting), maker, parts };
}

/** A publication answers for its own parts, and for what it breaks elsewhere that was right before. */
function ownProblems(found: Problem[], { names }: Touched, around: Around) {
  const own = new Set(names.map(nameOf));
  const isOwn = ({ file }: Problem) => own.has(file.split(".", 1)[0] ?? "");
  if (found.every(isOwn)) return found;
  const before = checkContent(around.content, { maker: around.maker, sources: textsOf(around.parts) });
  const old = new Set(before.map(wordsOf));
  return found.filter((problem) => isOwn(problem) || !old.has(wordsOf(problem)));
}

const wordsOf = ({ file, message }: Problem) => `${file} ${message}`;

function namesOf(records: { kind: PartKind; id: string }[]): RecordNames {
  const byKind = Map.groupBy(records, ({ kind }) => kind as KindName);
  return new Map([...byKind].map(([kind, own]) => [kind, new Set(own.map(({ id }) => id))]));
}
