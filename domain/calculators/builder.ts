import { categoryRoles } from "#db/schema/shapes.ts";
import { listDevices } from "../catalogue/devices.ts";
import { listProductCards } from "../catalogue/product-cards.ts";
import type { Reader } from "../reader.ts";
import { builderPage } from "../sizing/builder-page.ts";
import { listPlaces } from "./calculator-lists.ts";

export const builtFrom = [...categoryRoles];

export async function buildForm(reader: Reader, form: URLSearchParams, ask: boolean) {
  const [devices, places] = await Promise.all([listDevices(reader, builtFrom), listPlaces(reader)]);
  const build = builderPage(devices, places, form, ask);
  const batteries = new Set(build.variants.flatMap(({ battery }) => battery?.id ?? []));
  const cards = await listProductCards(reader, [...batteries]);
  return { ...build, looks: cards.map(({ id, image, language }) => ({ id, image, language })) };
}
