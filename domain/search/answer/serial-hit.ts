import { and, eq } from "drizzle-orm";
import { currentMaker } from "#config/maker/read-maker.ts";
import { searchDocs } from "#db/schema/search.ts";
import { listProductCards } from "#domain/catalogue/product-cards.ts";
import type { Reader } from "#domain/reader.ts";
import { readSerialNumber } from "#domain/support/serial-number.ts";

const checkPath = "/support/warranty";

/** A keyword that has the form of the maker's serial numbers. */
export function readSerial(keyword: string) {
  if (!currentMaker().data.serial) return undefined;
  const serial = readSerialNumber(keyword);
  return serial.problem === "length" || serial.problem === "characters" ? undefined : serial;
}

/** The check of a serial number is all that answers it. */
export async function findSerialHit(reader: Reader, keyword: string) {
  const serial = readSerial(keyword);
  if (!serial) return undefined;
  const { db, language } = reader;
  const isCheck = and(
    eq(searchDocs.type, "page"),
    eq(searchDocs.path, checkPath),
    eq(searchDocs.part, ""),
    eq(searchDocs.language, language),
  );
  const [page] = await db.select().from(searchDocs).where(isCheck);
  const [product] = serial.product ? await listProductCards(reader, [serial.product]) : [];
  const built = [serial.builtYear, serial.builtWeek ?? serial.builtMonth].filter(Boolean).join("/");
  const found = product ? `${product.name} · ${product.model} · ${built}` : "";
  return {
    type: "page" as const,
    id: "serial",
    title: [
      { text: `${page?.title ?? checkPath}: `, match: false },
      { text: serial.normalised, match: true },
    ],
    excerpt: found ? [{ text: found, match: false }] : [],
    url: `${checkPath}?serial=${encodeURIComponent(serial.normalised)}`,
    image: product?.image ?? null,
    language: page?.textLanguage ?? language,
    discontinued: false,
    document: null,
  };
}
