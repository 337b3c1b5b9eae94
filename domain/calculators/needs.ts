import { asc } from "drizzle-orm";
import { prices, priceTexts } from "#db/schema/tools.ts";
import { listDevices } from "../catalogue/devices.ts";
import { findAllTexts, type Reader } from "../reader.ts";
import { answerNeedsForm } from "../sizing/needs-form.ts";
import { listAppliances, listModules, listPlaces } from "./calculator-lists.ts";

export async function planNeedsForm(reader: Reader, form: URLSearchParams, ask: boolean) {
  const [devices, modules, places, groups, priceList] = await Promise.all([
    listDevices(reader, ["inverter", "system", "battery", "monitoring"]),
    listModules(reader),
    listPlaces(reader),
    listAppliances(reader),
    listPrices(reader),
  ]);
  const cities = places.flatMap(({ cities, supply }) =>
    cities.map((city) => ({ ...city, supply: supply ?? undefined })),
  );
  const appliances = groups.flatMap(({ items }) => items);
  const answered = ask
    ? answerNeedsForm(form, { devices, modules, cities, appliances, prices: priceList })
    : undefined;
  return {
    groups,
    modules,
    places,
    prices: priceList,
    faults: answered?.faults ?? {},
    sun: answered?.question.sun ?? null,
    answer: answered?.answer ?? null,
  };
}

async function listPrices(reader: Reader) {
  const [rows, texts] = await Promise.all([
    reader.db.select().from(prices).orderBy(asc(prices.position)),
    findAllTexts(reader, priceTexts),
  ]);
  reader.tags.add("prices");
  return rows.map(({ id, position, ...row }) => ({ ...row, basis: texts.get(id)?.basis ?? "" }));
}
