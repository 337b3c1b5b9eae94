import type { Device } from "./device.ts";

/** A circuit with its protection: amperes, poles, mm² of copper, and how many of it. */
export type Wire = {
  circuit: "battery" | "grid" | "back-up" | "input" | "output" | "supply" | "earth";
  copper: number;
  protection: number | null;
  poles: number | null;
  rcd: number | null;
  quantity: number;
};

/** The cables of the installation manual: of each inverter, and of the battery where it has one. */
export function wiresOf({ installation }: Device, units: number, battery: Device | undefined): Wire[] {
  const bank = battery ? installation?.battery : undefined;
  return [
    ...(bank
      ? [
          {
            circuit: "battery" as const,
            copper: Math.max(...bank.cables.map(({ copper }) => copper)),
            protection: bank.fuse,
            poles: null,
            rcd: null,
            quantity: units,
          },
        ]
      : []),
    ...(installation?.circuits ?? []).map(({ id, copper, breaker, poles, rcd }) => ({
      circuit: id,
      copper,
      protection: breaker,
      poles,
      rcd: rcd?.current ?? null,
      quantity: units,
    })),
    ...(installation?.earth
      ? [
          {
            circuit: "earth" as const,
            copper: installation.earth,
            protection: null,
            poles: null,
            rcd: null,
            quantity: units,
          },
        ]
      : []),
  ];
}
