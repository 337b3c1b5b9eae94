import { and, arrayContains, arrayOverlaps, inArray, type SQL, sql } from "drizzle-orm";
import { documentKinds, documents, productTypes, segments } from "#db/schema/documents.ts";
import type { Language } from "#i18n/locales.ts";
import { countRows, type Reader } from "../reader.ts";

export type DocumentFilters = { type?: string[]; language?: Language[]; productId?: string };

/** How many documents have the same kind, product types, segments and language. */
type Tally = {
  kind: string;
  productTypes: string[];
  segments: string[];
  language: string;
  count: number;
};
type Axis = { words: readonly string[]; of(tally: Tally): string[]; holds(words: string[]): SQL };

/** Ten words on three axes, and the language: AND between the axes, OR inside one. */
const axes = {
  kind: {
    words: documentKinds,
    of: ({ kind }) => [kind],
    holds: (words) => inArray(sql`${documents.kind}`, words),
  },
  product: {
    words: productTypes,
    of: ({ productTypes }) => productTypes,
    holds: (words) => arrayOverlaps(documents.productTypes, words),
  },
  segment: {
    words: segments,
    of: ({ segments }) => segments,
    holds: (words) => arrayOverlaps(documents.segments, words),
  },
  language: {
    words: ["en", "es", "my"],
    of: ({ language }) => [language],
    holds: (words) => inArray(sql`${documents.language}`, words),
  },
} satisfies Record<string, Axis>;
type AxisName = keyof typeof axes;
const axisNames = Object.keys(axes) as AxisName[];

export function matchesFilters(filters: DocumentFilters): SQL | undefined {
  return and(
    ofProduct(filters),
    ...axisNames.map((name) => {
      const words = chosenOn(name, filters);
      return words.length > 0 ? axes[name].holds(words) : undefined;
    }),
  );
}

/** The total, and the options of each axis counted with the choices on the others applied: all from one reading. */
export async function countDocuments(reader: Reader, filters: DocumentFilters = {}, isFound?: SQL) {
  const tallies: Tally[] = await reader.db
    .select({
      kind: documents.kind,
      productTypes: documents.productTypes,
      segments: documents.segments,
      language: documents.language,
      count: countRows,
    })
    .from(documents)
    .where(and(ofProduct(filters), isFound))
    .groupBy(documents.kind, documents.productTypes, documents.segments, documents.language);
  reader.tags.add("documents");
  const options = (name: AxisName) => {
    const others = tallies.filter((tally) =>
      holdsOn(
        axisNames.filter((it) => it !== name),
        filters,
        tally,
      ),
    );
    return axes[name].words.map((word) => ({
      id: word,
      name: word,
      count: sum(others.filter((tally) => axes[name].of(tally).includes(word))),
    }));
  };
  return {
    total: sum(tallies.filter((tally) => holdsOn(axisNames, filters, tally))),
    groups: (["kind", "product", "segment"] as const).map((id) => ({ id, options: options(id) })),
    languages: options("language"),
  };
}

function ofProduct({ productId }: DocumentFilters) {
  return productId ? arrayContains(documents.products, [productId]) : undefined;
}

function holdsOn(names: AxisName[], filters: DocumentFilters, tally: Tally) {
  return names.every((name) => {
    const chosen = chosenOn(name, filters);
    return chosen.length === 0 || axes[name].of(tally).some((word) => chosen.includes(word));
  });
}

function chosenOn(name: AxisName, { type = [], language = [] }: DocumentFilters): string[] {
  const words: readonly string[] = axes[name].words;
  return name === "language" ? language : type.filter((word) => words.includes(word));
}

function sum(tallies: Tally[]) {
  return tallies.reduce((total, { count }) => total + count, 0);
}
