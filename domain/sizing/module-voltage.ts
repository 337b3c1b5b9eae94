/** The five figures of a module's data sheet at 25 °C, and its power. The coefficient is of Voc, in per cent per kelvin. */
export type ModuleFigures = {
  power: number;
  voc: number;
  vmp: number;
  isc: number;
  imp: number;
  coefficient: number;
};

/** How much hotter cells are than the air in full sun, in kelvin. */
export const mountings = { open: 25, roof: 30, flush: 35 };
export type Mounting = keyof typeof mountings;

export type Climate = { cold: number; hot: number; mounting: Mounting };

/**
 * One module at the coldest and the hottest hour. At dawn cells are as cold as the air; above 25 °C nothing is gained
 * for the coldest hour. In heat Vmp loses as many volts as Voc does, which is a little more than it really loses.
 */
export function moduleVoltages({ voc, vmp, coefficient }: ModuleFigures, { cold, hot, mounting }: Climate) {
  const coldest = Math.min(cold, 25);
  const hottest = hot + mountings[mounting];
  const perKelvin = (coefficient / 100) * voc;
  return {
    coldest,
    hottest,
    vocCold: voc + perKelvin * (coldest - 25),
    vocHot: voc + perKelvin * (hottest - 25),
    vmpCold: vmp + perKelvin * (coldest - 25),
    vmpHot: vmp + perKelvin * (hottest - 25),
  };
}

export type ModuleVoltages = ReturnType<typeof moduleVoltages>;
