import type { Installation } from "#db/schema/shapes.ts";
import { type Cable, cableCapacity } from "../catalogue/cable-capacity.ts";
import type { Problem } from "./problem.ts";
import type { Content } from "./records.ts";

/** A breaker or a fuse above what its cable carries lets the cable burn first. */
export function checkInstallation(content: Content): Problem[] {
  return content.products.flatMap(({ id, data }) =>
    faultsOf(data.installation).map((message) => ({
      code: "cable",
      file: `products/${id}.yaml`,
      path: ["installation"],
      message,
    })),
  );
}

function faultsOf({ circuits = [], battery }: Partial<Installation> = {}) {
  return [
    ...circuits.flatMap(({ id, breaker, poles, ...cable }) =>
      cableFault(`installation.circuits ${id}`, breaker, cable, poles === 4 ? 3 : 2),
    ),
    ...(battery?.cables ?? []).flatMap((cable) =>
      cableFault("installation.battery", battery?.fuse ?? 0, cable, 2),
    ),
  ];
}

function cableFault(where: string, rating: number, cable: Cable, loaded: 2 | 3) {
  const capacity = cableCapacity(cable, loaded);
  const words = `${cable.copper} mm² (${cable.insulation} °C, ${cable.laying}, ${cable.air} °C air)`;
  if (capacity === undefined) return [`${where}: IEC 60364-5-52 gives no current for ${words}`];
  if (capacity >= rating) return [];
  return [`${where}: ${words} carries ${capacity.toFixed(1)} A, less than the ${rating} A that protect it`];
}
