import { and, arrayContains, arrayOverlaps, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import { documents, isOfKind } from "#db/schema/documents.ts";
import type { Language } from "#i18n/locales.ts";
import { countRows, hiddenLanguages, type Reader } from "../reader.ts";
import { shareWhileRunning } from "../share-while-running.ts";
import { type AxisName, type AxisWords, axes, axisNames, marksOf, readMarks } from "./document-marks.ts";

export type DocumentFilters = { type?: string[]; language?: Language[]; productId?: string };

export type Tally = { marks: number; count: number };

const holdsOn: Record<AxisName, (words: string[]) => SQL> = {
  kind: (words) => isOfKind(documents.kind, words),
  product: (words) => arrayOverlaps(documents.productTypes, words),
  segment: (words) => arrayOverlaps(documents.segments, words),
  language: (words) => inArray(sql`${documents.language}`, words),
};

export function matchesFilters(filters: DocumentFilters): SQL | undefined {
  return and(ofProduct(filters), ...listChosen(filters).map(({ name, words }) => holdsOn[name](words)));
}

export function ofProduct({ productId }: DocumentFilters) {
  return productId ? arrayContains(documents.products, [productId]) : undefined;
}

export function listChosen({ type = [], language = [] }: DocumentFilters) {
  return axisNames
    .map((name) => {
      const known: readonly string[] = axes[name];
      return { name, words: name === "language" ? language : type.filter((word) => known.includes(word)) };
    })
    .filter(({ words }) => words.length > 0);
}

/** Leaves out documents in languages that the deployment does not offer. */
export function isOffered(reader: Reader) {
  const hidden = hiddenLanguages(reader);
  return hidden.length > 0 ? notInArray(documents.language, hidden) : undefined;
}

/** The same by the marks, which are all that counting reads. Lists go by the language: how many have it can be guessed. */
function isCounted(reader: Reader) {
  const hidden = marksOf(hiddenLanguages(reader));
  return hidden ? sql`${documents.marks} & ${sql.raw(String(hidden))} = 0` : undefined;
}

export async function countDocuments(reader: Reader, filters: DocumentFilters = {}) {
  reader.tags.add("documents");
  return sumUp(await tallyDocuments(reader, filters), filters, reader);
}

const share = shareWhileRunning<Tally[]>();

function tallyDocuments(reader: Reader, { productId }: DocumentFilters): Promise<Tally[]> {
  const { db, offered } = reader;
  return share(db, JSON.stringify([productId, offered]), () =>
    db
      .select({ marks: documents.marks, count: countRows })
      .from(documents)
      .where(and(ofProduct({ productId }), isCounted(reader)))
      .groupBy(documents.marks),
  );
}

/** The total, and each axis's options counted with the choices on the other axes. */
export function sumUp(marked: Tally[], filters: DocumentFilters, reader: Pick<Reader, "offered"> = {}) {
  const tallies = marked.map(({ marks, count }) => ({ words: readMarks(marks), count }));
  const chosen = listChosen(filters);
  const hidden: string[] = hiddenLanguages(reader);
  const options = (axis: AxisName) => {
    const others = chosen.filter(({ name }) => name !== axis);
    const counted = tallies.filter(({ words }) => holdsAll(others, words));
    return axes[axis].map((word) => ({
      id: word,
      name: word,
      count: sum(counted.filter(({ words }) => words[axis].includes(word))),
    }));
  };
  return {
    total: sum(tallies.filter(({ words }) => holdsAll(chosen, words))),
    groups: (["kind", "product", "segment"] as const).map((id) => ({ id, options: options(id) })),
    languages: options("language").filter(({ id }) => !hidden.includes(id)),
  };
}

function holdsAll(chosen: ReturnType<typeof listChosen>, words: AxisWords) {
  return chosen.every((choice) => words[choice.name].some((word) => choice.words.includes(word)));
}

export function sum(tallies: { count: number }[]) {
  return tallies.reduce((total, { count }) => total + count, 0);
}
