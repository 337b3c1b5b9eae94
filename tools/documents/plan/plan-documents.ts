import type { Library } from "../library.ts";
import { planBrochures } from "./brochures.ts";
import { planDatasheets } from "./datasheets.ts";
import { planManuals } from "./manuals.ts";
import type { Planned } from "./planned.ts";

/** Everything there is to print; older editions stand before the ones that replace them. */
export function planDocuments(library: Library): Planned[] {
  return [...planDatasheets(library), ...planBrochures(library), ...planManuals(library)];
}
