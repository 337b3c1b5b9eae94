import type { Transaction } from "#db/client.ts";
import { checkContent } from "../check-content.ts";
import { checkWording } from "../check-wording.ts";
import type { KindName } from "../kinds.ts";
import { locateProblems } from "../locate-problems.ts";
import type { PartKind } from "../parts/part.ts";
import { readParts, type StoredPart } from "../parts/store.ts";
import { ContentError, type Problem, sortProblems } from "../problem.ts";
import { sourcesOf, textsOf } from "../read-files.ts";
import { assembleRecords, contentOf, makerOf, type Records } from "../records/assemble.ts";
import { findQuoting, readAround } from "../records/read-around.ts";
import { type Content, mergeContent, type RecordNames } from "../records.ts";
import { checkFiles } from "../validate/check-files.ts";
import type { MakerRecord } from "../validate/check-maker.ts";
import type { SiteMap } from "../validate/site-map.ts";
import { readSiteMaps } from "./read-site-map.ts";
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
  /** What is unusual about the touched records. */
  advice: Problem[];
};

export type CheckOptions = {
  removing?: number | undefined;
  /** What was found wrong already, to be told with everything else. */
  problems?: Problem[] | undefined;
  /** Content folders that may hold the files which records name; without any, these are taken to be there. */
  directories?: string[] | undefined;
  /** Advice stops the publication as faults do. */
  strict?: boolean | undefined;
};

/** Throws everything that the changes make wrong, in them or in other records. Answers the advice as well. */
export async function checkChange(
  tx: Transaction,
  touched: Touched,
  { removing, problems: known = [], directories = [], strict }: CheckOptions,
): Promise<Checked> {
  await refuseSlip(tx, touched.removed, removing);
  const { records, parts, problems: assembled, broken } = assembleRecords(touched.parts);
  const own = contentOf(records);
  const removed = namesOf(touched.removed);
  const quoting = await findQuoting(tx, namesOf(touched.names));
  const [around, sites] = [
    await readBefore(tx, touched, own, quoting),
    await readSiteMaps(tx, records, removed),
  ];
  const content = mergeContent(around.content, own, removed);
  const touchedNames = new Set(touched.names.map(nameOf));
  const all = [...around.parts.filter((part) => !touchedNames.has(nameOf(part))), ...touched.parts];
  const maker = makerOf(records) ?? around.maker;
  const found = checkContent(content, { maker, sources: textsOf(all), site: sites.after, broken });
  const problems = [
    ...known,
    ...assembled,
    ...keepMaker(touched),
    ...ownProblems(found, touched, around, sites.before),
    ...(directories.length > 0 ? await checkFiles(own, makerOf(records)?.data, directories) : []),
    ...checkWording(textsOf(touched.parts), maker),
  ];
  const { faults, advice } = sortProblems(problems, { ignoredAdvice: maker?.data.ignoredAdvice, strict });
  if (faults.length > 0) throw new ContentError(locateProblems([...faults, ...advice], sourcesOf(all)));
  return { records, parts, quoting, content, advice: locateProblems(advice, sourcesOf(all)) };
}

function keepMaker({ removed }: Touched): Problem[] {
  const message = "cannot be taken away: it says who the maker is";
  return removed.some(({ kind }) => kind === "maker")
    ? [{ code: "maker", file: "maker/maker.yaml", message }]
    : [];
}

type Around = { content: Content; maker: MakerRecord | undefined; parts: StoredPart[] };

/** What these say concerns records that they do not name: values, words and pages. */
const wideKinds: PartKind[] = ["specs", "maker", "seo", "faq", "series"];

/** What is stored around the changes: everything, when they may concern everything. */
async function readBefore(
  tx: Transaction,
  { changes, removed, stored }: Touched,
  named: Content,
  quoting: RecordNames,
): Promise<Around> {
  const isWide =
    removed.length > 0 || changes.length > 200 || changes.some(({ kind }) => wideKinds.includes(kind));
  const maker = makerOf(assembleRecords(await readParts(tx, "maker")).records);
  if (isWide) {
    const parts = await readParts(tx);
    return { content: contentOf(assembleRecords(parts).records), maker, parts };
  }
  const parts = [...stored.values()];
  for (const [kind, ids] of quoting) parts.push(...(await readParts(tx, kind as PartKind, [...ids])));
  return { content: await readAround(tx, named, quoting), maker, parts };
}

/** A publication answers for its own parts, and for what it breaks elsewhere that was right before. */
function ownProblems(found: Problem[], { names }: Touched, around: Around, site: SiteMap) {
  const own = new Set(names.map(nameOf));
  const isOwn = ({ file }: Problem) => own.has(file.split(".", 1)[0] ?? "");
  if (found.every(isOwn)) return found;
  const before = checkContent(around.content, {
    maker: around.maker,
    sources: textsOf(around.parts),
    site,
  });
  const old = new Set(before.map(wordsOf));
  return found.filter((problem) => isOwn(problem) || !old.has(wordsOf(problem)));
}

const wordsOf = ({ file, message }: Problem) => `${file} ${message}`;

function namesOf(records: { kind: PartKind; id: string }[]): RecordNames {
  const byKind = Map.groupBy(records, ({ kind }) => kind as KindName);
  return new Map([...byKind].map(([kind, own]) => [kind, new Set(own.map(({ id }) => id))]));
}
