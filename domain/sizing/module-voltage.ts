/**
 * A module's five datasheet figures at 25 °C, and its power. The first coefficient is of Voc, in per cent per kelvin.
 */
export type ModuleFigures = {
  power: number;
  voc: number;
  vmp: number;
  isc: number;
  imp: number;
  coefficient: number;
  vmpCoefficient?: number | undefined;
};

/** Vmp falls faster than Voc in heat; used where the datasheet states no coefficient of Vmp. */
const vmpShare = 1.3;

/** Kelvin above the air temperature in full sun. */
export const mountings = { open: 25, roof: 30, flush: 35 };
export type Mounting = keyof typeof mountings;

export type Climate = { cold: number; hot: number; mounting: Mounting };

/**
 * One module at its coldest and hottest. At dawn cells are as cold as the air; above 25 °C the cold voltage gains
 * nothing.
 */
export function moduleVoltages(
  { voc, vmp, coefficient, vmpCoefficient = coefficient * vmpShare }: ModuleFigures,
  { cold, hot, mounting }: Climate,
) {
  const coldest = Math.min(cold, 25);
  const hottest = hot + mountings[mounting];
  const perKelvin = (coefficient / 100) * voc;
  const vmpPerKelvin = (vmpCoefficient / 100) * vmp;
  return {
    coldest,
    hottest,
    vocCold: voc + perKelvin * (coldest - 25),
    vocHot: voc + perKelvin * (hottest - 25),
    vmpCold: vmp + vmpPerKelvin * (coldest - 25),
    vmpHot: vmp + vmpPerKelvin * (hottest - 25),
  };
}

export type ModuleVoltages = ReturnType<typeof moduleVoltages>;
