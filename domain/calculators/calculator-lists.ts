import { asc } from "drizzle-orm";
import { appliances, applianceTexts, modules, moduleTexts, places, placeTexts } from "#db/schema/tools.ts";
import { findAllTexts, type Reader } from "../reader.ts";
import { countryName } from "../site/countries.ts";

export async function listModules(reader: Reader) {
  const [rows, texts] = await Promise.all([
    reader.db.select().from(modules).orderBy(asc(modules.position)),
    findAllTexts(reader, moduleTexts),
  ]);
  reader.tags.add("modules");
  return rows.flatMap(({ id, items }) =>
    items.map((item) => ({ ...item, name: texts.get(id)?.names[item.id] ?? item.id })),
  );
}

/** Cities by country, sorted in the visitor's language. */
export async function listPlaces(reader: Reader) {
  const [rows, texts] = await Promise.all([
    reader.db.select().from(places).orderBy(asc(places.position)),
    findAllTexts(reader, placeTexts),
  ]);
  reader.tags.add("places");
  return rows.map(({ id, country, supply, cities }) => ({
    country,
    supply,
    name: countryName(reader.language, country),
    cities: cities
      .map((city) => ({ ...city, name: texts.get(id)?.names[city.id] ?? city.id }))
      .sort((a, b) => a.name.localeCompare(b.name, reader.language)),
  }));
}

export async function listAppliances(reader: Reader) {
  const [rows, texts] = await Promise.all([
    reader.db.select().from(appliances).orderBy(asc(appliances.position)),
    findAllTexts(reader, applianceTexts),
  ]);
  reader.tags.add("appliances");
  return rows.map(({ id, items }) => ({
    id,
    title: texts.get(id)?.title ?? id,
    items: items.map((item) => ({ ...item, name: texts.get(id)?.names[item.id] ?? item.id })),
  }));
}
