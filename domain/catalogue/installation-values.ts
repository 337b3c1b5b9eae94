import type { Installation } from "#db/schema/shapes.ts";

type Read = (from: Installation) => number | undefined;
const copper = (laying: string): Read => {
  return ({ battery }) => battery?.cables.find((cable) => cable.laying === laying)?.copper;
};

/** Installation figures that texts may quote, by name. */
const values: Record<string, { unit: string; read: Read }> = {
  clearanceAbove: { unit: "mm", read: ({ clearance }) => clearance?.above },
  clearanceSide: { unit: "mm", read: ({ clearance }) => clearance?.side },
  clearanceFront: { unit: "mm", read: ({ clearance }) => clearance?.front },
  openingDistance: { unit: "mm", read: ({ distance }) => distance?.openings },
  belowOpeningDistance: { unit: "mm", read: ({ distance }) => distance?.belowOpenings },
  burningDistance: { unit: "mm", read: ({ distance }) => distance?.burning },
  heatDistance: { unit: "mm", read: ({ distance }) => distance?.heat },
  batteryFuse: { unit: "A", read: ({ battery }) => battery?.fuse },
  batteryFuseVoltage: { unit: "V", read: ({ battery }) => battery?.voltage },
  batteryFuseBreaking: { unit: "kA", read: ({ battery }) => battery?.breaking },
  batteryCopper: { unit: "mm²", read: copper("free-air") },
  batteryCopperInConduit: { unit: "mm²", read: copper("conduit") },
  faultCurrent: { unit: "kA", read: (from) => from.faultCurrent },
  group: { unit: "", read: (from) => from.group },
  leadAcidCompensation: { unit: "mV", read: ({ leadAcid }) => leadAcid?.compensation },
  earthCopper: { unit: "mm²", read: ({ earth }) => earth },
  torqueBattery: { unit: "N·m", read: ({ torque }) => torque?.battery },
  torqueAc: { unit: "N·m", read: ({ torque }) => torque?.ac },
  torqueEarth: { unit: "N·m", read: ({ torque }) => torque?.earth },
};

export function findInstallationValue(installation: Installation | undefined, id: string) {
  const known = values[id];
  const value = installation && known?.read(installation);
  return known && value !== undefined ? { value, unit: known.unit } : undefined;
}
