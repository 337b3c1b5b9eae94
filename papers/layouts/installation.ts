import type { Installation } from "#db/schema/shapes.ts";
import type { Language, Product } from "../library.ts";
import { formatNumber } from "../numbers.ts";
import { type Html, html } from "../page/html.ts";
import { installationWordsIn } from "../words/installation.ts";
import { wordsIn } from "../words/words.ts";

type Circuit = NonNullable<Installation["circuits"]>[number];
type Wire = Pick<Circuit, "copper" | "insulation" | "laying" | "air">;

/** Breakers, copper and residual-current devices of a series; equal circuits share a row. */
export function showCircuits(products: Product[], language: Language): Html {
  const words = installationWordsIn(language);
  const circuits = products.flatMap(({ data }) => data.installation?.circuits ?? []);
  const rows = products.flatMap(({ data }) =>
    [...Map.groupBy(data.installation?.circuits ?? [], ({ breaker, copper }) => `${breaker} ${copper}`)].map(
      ([, alike]) => [
        data.model,
        alike.map(({ id }) => words.circuits[id]).join(" / "),
        `C ${alike[0]?.breaker}\u00a0A, ${words.poles(alike[0]?.poles ?? 2)}`,
        `${alike[0]?.copper}\u00a0mm²`,
        alike.map(({ rcd }) => (rcd ? words.rcdType(rcd.type, rcd.current) : "–")).join(" / "),
      ],
    ),
  );
  const head = [wordsIn(language).model, words.circuit, words.breaker, words.copper, words.rcd];
  return html`${table(head, rows)}<p class="conditions">${conditions(circuits, language)}</p>`;
}

/** The battery fuse and its cable: in free air and, one size up, in conduit. */
export function showBatteryLines(products: Product[], language: Language): Html {
  const words = installationWordsIn(language);
  const number = (value: number) => formatNumber(value, language);
  const own = products.flatMap(({ data }) => {
    const battery = data.installation?.battery;
    return battery ? [{ model: data.model, battery }] : [];
  });
  const ways = (["free-air", "conduit"] as const).filter((way) =>
    own.some(({ battery }) => battery.cables.some(({ laying }) => laying === way)),
  );
  const rows = own.map(({ model, battery }) => [
    model,
    `${battery.fuse}\u00a0A`,
    `${number(battery.voltage)}\u00a0V ${words.direct}, ${battery.breaking}\u00a0kA`,
    ...ways.map((way) => `${battery.cables.find(({ laying }) => laying === way)?.copper}\u00a0mm²`),
    `${number(battery.length)}\u00a0m`,
  ]);
  const head = [
    wordsIn(language).model,
    words.batteryFuse,
    words.breaking,
    ...ways.map((way) => words.copperIn[way]),
    words.upTo,
  ];
  const cables = own.flatMap(({ battery }) => battery.cables);
  return html`${table(head, rows)}<p class="conditions">${conditions(cables, language)} ${words.fuseNote}</p>`;
}

const busbars = [250, 400, 630, 800, 1000, 1250, 1600, 2000];

/** Banks of equal batteries: busbar current, and breaking capacity of the inverter's fuse. */
export function showBanks(product: Product, counts: number[], language: Language): Html {
  const words = installationWordsIn(language);
  const { maxCurrent } = product.data.specs;
  const fault = product.data.installation?.faultCurrent ?? 0;
  const rows = counts.map((count) => {
    const sum = Number(maxCurrent) * count;
    const busbar = busbars.find((size) => size >= sum) ?? sum;
    return [
      `${count} × ${product.data.model}`,
      `${formatNumber(sum, language)}\u00a0A`,
      count === 1 ? words.directly : `${formatNumber(busbar, language)}\u00a0A`,
      `${formatNumber(fault * count, language)}\u00a0kA`,
    ];
  });
  return table([words.bank, words.maxCurrent, words.busbar, words.faultCurrent], rows);
}

/** Distances of a battery from openings, from combustible material and from heat. */
export function showDistances([product]: Product[], language: Language): Html {
  const words = installationWordsIn(language);
  const installation = product?.data.installation;
  if (!installation?.distance || !installation.clearance)
    throw new Error(`${product?.id} states no distances`);
  const { openings, belowOpenings, burning, heat } = installation.distance;
  const { side, front } = installation.clearance;
  const rows: [string, number][] = [
    [words.distances.openings, openings],
    [words.distances.belowOpenings, belowOpenings],
    [words.distances.burning, burning],
    [words.distances.heat, heat],
    [words.distances.side, side],
    [words.distances.front, front],
  ];
  return table(
    [words.distances.to, words.distances.atLeast],
    rows.map(([name, value]) => [name, `${formatNumber(value, language)}\u00a0mm`]),
  );
}

const bankSizes = [100, 200, 400];

/**
 * Ventilation of a lead-acid bank by IEC 62485-2: 0.05 m³/h per cell and ampere of gas current; 28 cm² of opening per
 * m³/h.
 */
export function showLeadAcid(products: Product[], language: Language): Html {
  const words = installationWordsIn(language);
  const banks = new Map(
    products.flatMap(({ data }) => {
      const acid = data.installation?.leadAcid;
      return acid ? [[acid.cells, acid] as const] : [];
    }),
  );
  const rows = [...banks.values()].flatMap(({ cells, vented, sealed }) =>
    bankSizes.map((capacity) => {
      const air = (gas: number) => (0.05 * cells * gas * capacity) / 1000;
      const say = (gas: number) =>
        `${formatNumber(Math.round(air(gas) * 10) / 10, language)}\u00a0m³/h, ${Math.ceil(air(gas) * 28)}\u00a0cm²`;
      return [`${cells * 2}\u00a0V, ${capacity}\u00a0Ah`, say(vented), say(sealed)];
    }),
  );
  return table([words.leadAcid.bank, words.leadAcid.vented, words.leadAcid.sealed], rows);
}

function conditions(wires: Wire[], language: Language) {
  const words = installationWordsIn(language);
  const insulation = [...new Set(wires.map((wire) => wire.insulation))];
  const air = Math.max(...wires.map((wire) => wire.air));
  const [one, ...more] = [...new Set(wires.map((wire) => wire.laying))];
  const laying = more.length === 0 && one ? words.laid[one] : undefined;
  return words.cableConditions(insulation.join(" / "), air, laying);
}

function table(head: string[], rows: string[][]): Html {
  return html`<table class="columns-${head.length}"><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rows.map(
    (row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table>`;
}
