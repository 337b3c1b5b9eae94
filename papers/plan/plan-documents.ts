import type { Library } from "../library.ts";
import { IS_SAMPLE } from "../paths.ts";
import { planBrochures } from "./brochures.ts";
import { planCertificates } from "./certificates.ts";
import { planDatasheets } from "./datasheets.ts";
import { planDeclarations } from "./declarations.ts";
import { planLegacy } from "./legacy.ts";
import { planManuals } from "./manuals.ts";
import { planModbus, planTransport, planWarranty } from "./papers.ts";
import type { Planned } from "./planned.ts";

/** What the records alone are enough for. */
const ofAnyMaker = [planDatasheets, planBrochures];

/** Their texts speak of the sample's devices, and the sample's people sign them. */
const ofTheSample = [
  planManuals,
  planDeclarations,
  planCertificates,
  planWarranty,
  planModbus,
  planTransport,
  planLegacy,
];

/** Everything there is to print; an older edition stands before the one that replaces it. */
export function planDocuments(library: Library): Planned[] {
  const plans = IS_SAMPLE ? [...ofAnyMaker, ...ofTheSample] : ofAnyMaker;
  return plans.flatMap((plan) => plan(library));
}
