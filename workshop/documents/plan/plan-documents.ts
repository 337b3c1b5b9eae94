import type { Library } from "../library.ts";
import { planBrochures } from "./brochures.ts";
import { planDatasheets } from "./datasheets.ts";
import { planDeclarations } from "./declarations.ts";
import { planLegacy } from "./legacy.ts";
import { planManuals } from "./manuals.ts";
import { planModbus, planTransport, planWarranty } from "./papers.ts";
import type { Planned } from "./planned.ts";

/** Everything there is to print; an older edition stands before the one that replaces it. */
export function planDocuments(library: Library): Planned[] {
  return [
    ...planDatasheets(library),
    ...planBrochures(library),
    ...planManuals(library),
    ...planDeclarations(library),
    ...planWarranty(library),
    ...planModbus(library),
    ...planTransport(library),
    ...planLegacy(library),
  ];
}
