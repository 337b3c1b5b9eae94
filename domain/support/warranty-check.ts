import { listProductCards } from "../catalogue/product-cards.ts";
import { type Reader, secondsOf } from "../reader.ts";
import { builtOn, findMeant, readSerialNumber } from "./serial-number.ts";
import { findMarket, findWarranty } from "./warranty.ts";

/** Decodes a serial number. The warranty runs from the build date to the latest possible end, where the maker states one. */
export async function checkWarranty(reader: Reader, serialNumber: string, market?: string) {
  const serial = readSerialNumber(serialNumber);
  const [product] = serial.product ? await listProductCards(reader, [serial.product]) : [];
  const warranty = product && (await findWarranty(reader, product.series, market));
  const built = builtOn(serial);
  return {
    ...serial,
    meant: findMeant(serial),
    product: product ?? null,
    market: (market && (await findMarket(reader, market))) || null,
    warrantyYears: warranty?.years ?? null,
    warrantyFrom: built ? secondsOf(built) : null,
    warrantyUntil: built && warranty ? latestEnd(built, warranty) : null,
  };
}

/** A unit may wait for its installation this many months after it was built; without a limit there is no last day. */
function latestEnd(built: Date, { years, dispatchMonths }: { years: number; dispatchMonths: number | null }) {
  if (dispatchMonths === null) return null;
  const end = new Date(built);
  end.setUTCMonth(end.getUTCMonth() + dispatchMonths + years * 12);
  return secondsOf(end);
}
