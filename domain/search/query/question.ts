import { sql } from "drizzle-orm";
import { spokenLocales } from "#config/maker/spoken-locales.ts";
import type { Queries } from "#db/client.ts";
import { shareWhileRunning } from "#domain/share-while-running.ts";
import type { Language } from "#i18n/locales.ts";
import { learnStems, type Stems, stemmerOf, stemmersFor } from "../text/stems.ts";
import { tokenise } from "../text/tokens.ts";
import { listReadings } from "../text/zawgyi.ts";
import { correctWords } from "./correct.ts";
import { type Reading, readWords, titleSize } from "./read.ts";
import { meantBurmese } from "./spell-burmese.ts";
import { renderForms, type Word } from "./word.ts";
import { loadWordings } from "./wordings.ts";

const longestKeyword = 200;
const mostTokens = 24;
/** More things than these are hardly ever found together, and each costs as much as the first. */
const mostAsked = 8;
const mostStems = 20_000;
/** A word that stands nowhere says little about what was meant. */
const unknownWeight = 0.15;

/** A word with what it weighs: rare words weigh more. */
export type Asked = Word & { idf: number; isKnown: boolean };
export type Question = {
  /** As read; empty where everything is asked for. */
  keyword: string;
  words: Asked[];
  /** As long as a title that says exactly this. */
  size: number;
  stems: Stems;
  /** The keyword with the words that were searched for instead. */
  corrected: string | null;
  /** The words that were looked for, where there were too many. */
  shortened: string | null;
};

/** Stems never change, so those of earlier questions are kept, up to a limit. */
let knownStems: Stems = new Map();

const share = shareWhileRunning<Question>();

/** Burmese may be typed in an old encoding: what finds more of what it says is taken. */
export function readQuestion(db: Queries, typed: string, language: Language): Promise<Question> {
  return share(db, `${language} ${typed}`, async () => {
    const readings = listReadings(typed.slice(0, longestKeyword).toWellFormed().trim());
    const [first, ...others] = await Promise.all(readings.map((reading) => read(db, reading, language)));
    return others.reduce((best, other) => (heldBy(other) > heldBy(best) ? other : best), first as Question);
  });
}

/** The share of a question that stands somewhere. */
function heldBy({ words }: Question) {
  const sum = (list: Asked[]) => list.reduce((total, { weight }) => total + weight, 0);
  return words.length === 0 ? 0 : sum(words.filter(({ isKnown }) => isKnown)) / sum(words);
}

async function read(db: Queries, keyword: string, language: Language): Promise<Question> {
  const all = tokenise(keyword);
  const tokens = all.slice(0, mostTokens);
  if (knownStems.size > mostStems) knownStems = new Map();
  const stems = knownStems;
  await learnStems(
    db,
    stems,
    tokens.map(({ text }) => text),
  );
  const reading = { stems, stemmers: stemmersFor(language), wordings: await loadWordings(db, stems) };
  const words = readWords(tokens, reading);
  const asked = firstWords(words);
  const isShort = all.length === tokens.length && asked.length === words.length;
  const shortened = isShort ? null : asked.map(({ start, end }) => keyword.slice(start, end)).join(" ");
  const size = titleSize(tokens, stemmerOf(language), stems);
  return {
    keyword,
    size,
    stems,
    shortened,
    ...(await weigh(db, { keyword, words: asked, reading, language })),
  };
}

function firstWords(words: Word[]): Word[] {
  let sum = 0;
  return words.filter(({ weight }) => {
    sum += weight;
    return sum <= mostAsked;
  });
}

type Draft = { keyword: string; words: Word[]; reading: Reading; language: Language };

/** A word that stands anywhere is meant as it is. Only others are taken for beginnings, and then for mistakes. */
async function weigh(
  db: Queries,
  { keyword, words, reading, language }: Draft,
): Promise<Pick<Question, "words" | "corrected">> {
  const { rows, counts } = await countRows(
    db,
    language,
    words.map(({ forms }) => forms),
  );
  const unknown = words.filter((_, index) => !counts[index]);
  const meant = new Map<Word, Word>();
  const corrections: { word: Word; text: string }[] = [];
  if (unknown.length > 0) {
    const opened = unknown.filter(({ openForms }) => openForms.length > 0);
    const found = await countRows(
      db,
      language,
      opened.map(({ openForms }) => openForms),
    );
    opened.forEach((word, index) => {
      if (found.counts[index]) meant.set(word, { ...word, forms: word.openForms });
    });
    const plain = unknown.flatMap((word) => (meant.has(word) ? [] : (word.plain ?? [])));
    const texts = await correctWords(db, language, plain);
    await learnStems(db, reading.stems, texts.values());
    for (const word of unknown) {
      const text = word.plain && !meant.has(word) ? texts.get(word.plain) : undefined;
      const [corrected] = text ? readWords(tokenise(text), reading) : [];
      if (text && corrected) {
        meant.set(word, { ...corrected, start: word.start, end: word.end });
        corrections.push({ word, text });
      }
    }
    if (meant.size === 0 && unknown.length === words.length) {
      const wording = meantBurmese(keyword, reading.wordings);
      if (wording) {
        const again = readWords(tokenise(wording), reading);
        const weighed = await weigh(db, { keyword: wording, words: again, reading, language });
        return { ...weighed, corrected: wording };
      }
    }
  }
  const asked = words.map((word) => meant.get(word) ?? word);
  const again =
    meant.size > 0
      ? await countRows(
          db,
          language,
          asked.map(({ forms }) => forms),
        )
      : { counts };
  return {
    words: asked.map((word, index): Asked => {
      const count = again.counts[index] ?? 0;
      const idf = Math.log(1 + rows / (1 + count)) * (count > 0 ? word.weight : unknownWeight * word.weight);
      return { ...word, idf, isKnown: count > 0 };
    }),
    corrected: corrections.length > 0 ? corrected(keyword, corrections) : null,
  };
}

function corrected(keyword: string, corrections: { word: Word; text: string }[]) {
  let written = "";
  let end = 0;
  for (const { word, text } of corrections) {
    written += keyword.slice(end, word.start) + text;
    end = word.end;
  }
  return written + keyword.slice(end);
}

/** How many rows hold each word, and about how many there are; that is near enough for a logarithm. */
async function countRows(db: Queries, language: Language, words: Word["forms"][]) {
  const counted = words.map(
    (forms) =>
      sql`(select count(*)::int from search_docs where language = ${language} and search_vector(tsv) @@ ${renderForms(forms)}::tsquery)`,
  );
  const { rows } = await db.execute<{ rows: number; counts: number[] }>(sql`
    select greatest(reltuples, 0)::int as rows, array[${sql.join(counted, sql`, `)}]::int[] as counts
    from pg_class where oid = 'search_docs'::regclass`);
  const [row = { rows: 0, counts: [] }] = rows;
  return { rows: Math.max(row.rows / spokenLocales().length, ...row.counts, 1), counts: row.counts };
}
