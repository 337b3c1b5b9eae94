import { listProductCards } from "../catalogue/product-cards.ts";
import { type Reader, secondsOf } from "../reader.ts";
import { builtOn, findMeant, readSerialNumber } from "./serial-number.ts";
import { findMarket, warrantyYears } from "./warranty.ts";

/** The longest time between dispatch and the start of the warranty. */
const dispatchMonths = 6;

/** Decodes a serial number. The warranty runs from the build date to the latest possible end. */
export async function checkWarranty(reader: Reader, serialNumber: string, market?: string) {
  const serial = readSerialNumber(serialNumber);
  const [product] = serial.product ? await listProductCards(reader, [serial.product]) : [];
  const years = product && (await warrantyYears(reader, product.series, market));
  const built = builtOn(serial);
  return {
    ...serial,
    meant: findMeant(serial),
    product: product ?? null,
    market: (market && (await findMarket(reader, market))) || null,
    warrantyYears: years ?? null,
    warrantyFrom: built ? secondsOf(built) : null,
    warrantyUntil: built && years ? secondsOf(latestEnd(built, years)) : null,
  };
}

function latestEnd(built: Date, years: number) {
  const end = new Date(built);
  end.setUTCMonth(end.getUTCMonth() + dispatchMonths + years * 12);
  return end;
}
