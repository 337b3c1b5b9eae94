import { type Library, MissingRecord } from "../library.ts";
import { planBrochures } from "./brochures.ts";
import { planCertificates } from "./certificates.ts";
import { planDatasheets } from "./datasheets.ts";
import { planDeclarations } from "./declarations.ts";
import { planLegacy } from "./legacy.ts";
import { planManuals } from "./manuals.ts";
import { planModbus, planTransport, planWarranty } from "./papers.ts";
import type { Planned } from "./planned.ts";

/** Everything there is to print; an older edition stands before the one that replaces it. */
export function planDocuments(library: Library): Planned[] {
  return [
    planDatasheets,
    planBrochures,
    planManuals,
    planDeclarations,
    planCertificates,
    planWarranty,
    planModbus,
    planTransport,
    planLegacy,
  ].flatMap((plan) => planIfMade(plan, library));
}

/** Some papers are about series of the sample; a maker without them has none of these. */
function planIfMade(plan: (library: Library) => Planned[], library: Library) {
  try {
    return plan(library);
  } catch (error) {
    if (!(error instanceof MissingRecord)) throw error;
    console.warn(`${plan.name}: ${error.message}`);
    return [];
  }
}
