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

/** Documents that need records only. */
const ofAnyMaker = [planDatasheets, planBrochures];

/** Documents whose texts are about the sample's devices, signed by the sample's people. */
const ofTheSample = [
  planManuals,
  planDeclarations,
  planCertificates,
  planWarranty,
  planModbus,
  planTransport,
  planLegacy,
];

/** All documents to print; an older edition comes before its successor. */
export function planDocuments(library: Library): Planned[] {
  const plans = IS_SAMPLE ? [...ofAnyMaker, ...ofTheSample] : ofAnyMaker;
  return plans.flatMap((plan) => plan(library));
}
