import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Queries } from "#db/client.ts";
import { specs, specTexts } from "#db/schema/catalogue.ts";
import { contentPublications, contentRevisions } from "#db/schema/content.ts";
import { defaultLanguage } from "#i18n/locales.ts";
import { fitsType } from "../content/references.ts";
import { type SpecValue, specColumns } from "../content/rows/products.ts";
import { parseYaml } from "../content/yaml-file.ts";
import { findTexts, type Reader, secondsOf } from "../reader.ts";
import { viewSpec } from "./spec-values.ts";

type Specs = Record<string, SpecValue>;
type Revision = { at: Date; message: Record<string, string> | null; before: Specs; after: Specs };

const mostRevisions = 100;
const mostDays = 10;

/** What changed in the technical data of a product, the last day first. What was put right on the same day is no change. */
export async function listSpecHistory(reader: Reader, product: string) {
  const revisions = (await listRevisions(reader.db, product)).filter(
    ({ before, after }) => differing(before, after).length > 0,
  );
  const days = [...Map.groupBy(revisions, ({ at }) => at.toISOString().slice(0, 10)).values()]
    .map(asOneChange)
    .map((day) => ({ ...day, ids: differing(day.before, day.after) }));
  const views = await viewsOf(
    reader,
    days.flatMap(({ ids }) => ids),
  );
  return days
    .map(({ ids, before, after, date, messages }) => ({
      date: secondsOf(date),
      reasons: messages.map((message) => inBestWords(message, reader)),
      specs: views.flatMap((view) => (ids.includes(view.id) ? view.change(before, after) : [])),
    }))
    .filter(({ specs }) => specs.length > 0)
    .slice(0, mostDays);
}

/** Publications that changed the facts of the product, under its present name and those it had before. */
async function listRevisions(db: Queries, product: string): Promise<Revision[]> {
  const { publication, kind, id, part, before, after } = contentRevisions;
  const isFacts = and(eq(kind, "products"), eq(part, "data"));
  const rows = await db
    .select({ publication, before, after, ...publicationColumns })
    .from(contentRevisions)
    .innerJoin(contentPublications, eq(contentPublications.id, publication))
    .where(and(isFacts, eq(id, product)))
    .orderBy(desc(publication))
    .limit(mostRevisions);
  const changes = rows.flatMap(({ at, message, before, after }) =>
    before !== null && after !== null
      ? [{ at, message, before: specsIn(before), after: specsIn(after) }]
      : [],
  );
  const first = rows.at(-1);
  if (first?.cause !== "rename" || first.before !== null) return changes;
  const others = await db
    .select({ id, after })
    .from(contentRevisions)
    .where(and(isFacts, eq(publication, first.publication)));
  const former = others.find((row) => row.after === null)?.id;
  return former ? [...changes, ...(await listRevisions(db, former))] : changes;
}

const publicationColumns = {
  at: contentPublications.at,
  cause: contentPublications.cause,
  message: contentPublications.message,
};

const specsIn = (source: string) => (parseYaml(source) as { specs?: Specs } | null)?.specs ?? {};

const differing = (before: Specs, after: Specs) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (id) => !isDeepStrictEqual(before[id], after[id]),
  );

/** The last comes first. */
function asOneChange(revisions: Revision[]) {
  const [last, first] = [revisions[0] as Revision, revisions.at(-1) as Revision];
  const messages = revisions.flatMap(({ message }) => (message ? [message] : []));
  return { date: last.at, messages, before: first.before, after: last.after };
}

/** The specs that visitors see, in the order of the tables. */
async function viewsOf(reader: Reader, ids: string[]) {
  if (ids.length === 0) return [];
  const [definitions, texts] = await Promise.all([
    reader.db.select().from(specs).where(inArray(specs.id, ids)).orderBy(specs.position),
    findTexts(reader, specTexts, [...new Set(ids)]),
  ]);
  return definitions.map((definition) => {
    const { id, type, choices } = definition;
    const view = (value: SpecValue | undefined) =>
      value !== undefined && fitsType({ type, ...(choices && { choices }) }, value)
        ? viewSpec(definition, { ...nothing, ...specColumns(value) }, texts.get(id))
        : null;
    return {
      id,
      change(before: Specs, after: Specs) {
        const [was, is] = [view(before[id]), view(after[id])];
        return was || is ? [{ id, name: texts.get(id)?.name ?? id, before: was, after: is }] : [];
      },
    };
  });
}

const nothing = { low: null, high: null, list: null, codes: null };

function inBestWords(message: Record<string, string>, { language }: Reader) {
  const own = message[language] === undefined ? defaultLanguage : language;
  return { language: own, text: message[own] ?? "" };
}
