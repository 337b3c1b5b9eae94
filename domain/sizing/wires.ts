import type { Installation } from "#db/schema/shapes.ts";
import { type Device, numberOf } from "./device.ts";
import { boxesFor } from "./system-parts.ts";
import type { Variant } from "./variant.ts";

type Circuit = NonNullable<Installation["circuits"]>[number];

/** A circuit: breaker or fuse in amperes, poles, copper in mm², and its number. */
export type Wire = {
  circuit: Circuit["id"] | "each-battery" | "battery" | "earth" | "box-grid" | "box-back-up" | "box-earth";
  copper: number;
  protection: number | null;
  poles: number | null;
  rcd: number | null;
  quantity: number;
};

/** Cables as in the installation manuals: of each battery, of each inverter, and of the parallel box. */
export function wiresOf({ inverter, units, battery, batteries }: Variant, box: Device | undefined): Wire[] {
  if (!inverter) return [];
  const { installation } = inverter;
  const inputs = Math.min(numberOf(inverter, "batteryTerminals") ?? 1, batteries);
  const boxes = box ? boxesFor(units, box) : 0;
  return [
    ...(units * batteries > units * inputs
      ? lineOf("each-battery", battery?.installation, units * batteries)
      : []),
    ...(battery ? lineOf("battery", installation, units * inputs) : []),
    ...(installation?.circuits ?? []).map((circuit) => ({ ...wireOf(circuit, units), circuit: circuit.id })),
    ...earthOf("earth", installation, units),
    ...(box?.installation?.circuits ?? []).flatMap((circuit) =>
      circuit.id === "grid" || circuit.id === "back-up"
        ? [{ ...wireOf(circuit, boxes), circuit: `box-${circuit.id}` as const }]
        : [],
    ),
    ...earthOf("box-earth", box?.installation, boxes),
  ];
}

const wireOf = ({ copper, breaker, poles, rcd }: Circuit, quantity: number) => ({
  ...{ copper, protection: breaker, poles, rcd: rcd?.current ?? null, quantity },
});

const bare = { protection: null, poles: null, rcd: null };

/** A battery's cable and fuse, for the longest cable in the manual. */
function lineOf(
  circuit: "each-battery" | "battery",
  installation: Installation | null | undefined,
  quantity: number,
): Wire[] {
  const line = installation?.battery;
  if (!line) return [];
  const copper = Math.max(...line.cables.map((cable) => cable.copper));
  return [{ ...bare, circuit, copper, protection: line.fuse, quantity }];
}

function earthOf(
  circuit: "earth" | "box-earth",
  installation: Installation | null | undefined,
  quantity: number,
): Wire[] {
  return installation?.earth ? [{ ...bare, circuit, copper: installation.earth, quantity }] : [];
}
