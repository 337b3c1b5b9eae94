import { codeOf, type Entry, type Lights, type LightsQuery, type Table } from "./lights-query.ts";

/** The tables that a query leaves, each with the entries that answer it. */
export function findLights(query: LightsQuery, { tables, models, found }: Lights): Table[] {
  const model = models.find(({ id }) => id === query.model);
  if (model?.legacy) return [];
  const order = found && new Map(found.map((id, place) => [id, place]));
  return tables
    .filter((table) => !model || isFor(table, model))
    .map((table) => ({
      ...table,
      entries: table.entries.filter(
        (entry) => answers(entry, query) && (!order || order.has(`${table.id}/${entry.id}`)),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
    .sort((a, b) => (order ? best(a, order) - best(b, order) : 0));
}

function isFor({ series, products }: Table, model: { id: string; series: string }) {
  return series.includes(model.series) && (!products || products.includes(model.id));
}

function answers({ lights = [], code }: Entry, query: LightsQuery) {
  const { colour, rhythm } = query;
  if (query.code && code !== codeOf(query.code)) return false;
  if (!colour && !rhythm) return true;
  return lights.some((light) => {
    const [lit, how] = light.split(" ");
    return (
      (!colour || lit === colour) && (!rhythm || how === rhythm || (rhythm === "flash" && how === "slow"))
    );
  });
}

function best({ id, entries }: Table, order: Map<string, number>) {
  return Math.min(...entries.map((entry) => order.get(`${id}/${entry.id}`) ?? order.size));
}

/** Without a connection words are looked for here: every word, or for writing without spaces the whole, in any order. */
export function matchLocally(keyword: string, tables: Table[]): string[] {
  const words = fold(keyword)
    .split(/[\s,.;]+/)
    .filter(Boolean);
  return tables.flatMap((table) =>
    table.entries
      .filter((entry) => {
        const text = fold([entry.code, entry.pattern, entry.meaning, entry.owner, entry.installer].join(" "));
        return words.every((word) => text.includes(word.length > 5 ? word.slice(0, -2) : word));
      })
      .map((entry) => `${table.id}/${entry.id}`),
  );
}

function fold(text: string) {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "");
}
