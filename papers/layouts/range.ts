import type { Language, Library, Product, Series } from "../library.ts";
import { textOf } from "../library.ts";
import { type Html, html } from "../page/html.ts";
import { joinSpec, listSpecs, listTelling, type Spec } from "../specs.ts";
import { wordsIn } from "../words/words.ts";

const columns: Record<string, string[]> = {
  ridge: ["ratedPower", "maxPvPower", "mpptCount", "maxChargeCurrent", "peakPower", "weight"],
  summit: ["ratedPower", "maxPvPower", "mpptCount", "batteryVoltage", "maxChargeCurrent", "weight"],
  outpost: [
    "ratedPower",
    "peakPower",
    "batteryNominalVoltage",
    "maxPvPower",
    "maxSolarChargeCurrent",
    "weight",
  ],
  meridian: ["ratedPower", "maxPvPower", "mpptCount", "mpptVoltage", "efficiencyMax", "weight"],
  cairn: ["nominalEnergy", "usableEnergy", "recommendedCurrent", "maxCurrent", "throughput", "weight"],
  strata: ["nominalEnergy", "usableEnergy", "batteryWindow", "continuousPower", "throughput", "weight"],
  basalt: ["nominalEnergy", "usableEnergy", "recommendedCurrent", "rackUnits", "maxParallel", "weight"],
  hearth: ["ratedPower", "phases", "nominalEnergy", "usableEnergy", "height", "weight"],
  quarry: ["ratedPower", "nominalEnergy", "roundTripEfficiencyAc", "cooling", "protection", "weight"],
  beacon: ["wireless", "lteCategory", "transformerCurrent", "accuracyClass", "uploadInterval", "protection"],
  almanac: ["maxInverters", "maxCabinets", "lanPorts", "rs485Ports", "digitalInputs", "digitalOutputs"],
  tether: ["ratedPower", "phases", "acCurrent", "connector", "solarOnlyPower", "weight"],
};

export function showRange(library: Library, family: Series, language: Language): Html {
  const rows = library
    .productsOf(family.id)
    .filter(({ id }) => id !== "hd-pb")
    .map((product) => ({ product, specs: specsOf(library, product, language) }));
  const shown = (columns[family.id] ?? listTelling(library))
    .map((id) => rows.flatMap(({ specs }) => specs.get(id) ?? [])[0])
    .filter((spec) => spec !== undefined)
    .slice(0, 6);
  return html`<section class="range"><h3>${textOf(family, language).name}</h3><table><thead><tr><th scope="col">${wordsIn(language).model}</th>${shown.map((spec) => html`<th scope="col">${spec.name}</th>`)}</tr></thead>
<tbody>${rows.map(({ product, specs }) => html`<tr><th scope="row">${product.data.model}</th>${shown.map(({ id }) => html`<td>${cell(specs.get(id))}</td>`)}</tr>`)}</tbody></table></section>`;
}

function cell(spec: Spec | undefined) {
  return spec ? joinSpec(spec) : "–";
}

function specsOf(library: Library, product: Product, language: Language) {
  return new Map(
    listSpecs(library, product, language).flatMap(({ specs }) => specs.map((spec) => [spec.id, spec])),
  );
}
