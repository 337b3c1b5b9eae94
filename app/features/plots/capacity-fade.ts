export type Battery = {
  nominal: number;
  usable: number;
  cycles: number;
  endShare: number;
  years: number;
  /** What the warranty lets through, MWh; without it the years alone count. */
  throughput?: number | undefined;
};
export type FadePoint = { year: number; nominal: number; usable: number; promised: number | null };

const cyclesPerYear = 365;
/** Per cent of the nominal energy that a cell at 25 °C loses in a year, used or not. */
export const calendarAgeing = 1;

/** Energy at the end of each year with one full cycle a day: from full to empty, what may be used, what is promised. */
export function capacityFade(battery: Battery): FadePoint[] {
  const { nominal, usable, cycles, endShare, years } = battery;
  const promised = (nominal * endShare) / 100;
  return Array.from({ length: years + 1 }, (_, year) => {
    const worn = ((100 - endShare) * year * cyclesPerYear) / cycles;
    const left = Math.max(0, 1 - (worn + year * calendarAgeing) / 100);
    return {
      year,
      nominal: nominal * left,
      usable: usable * left,
      promised: year <= promiseEnds(battery) ? promised : null,
    };
  });
}

/** The promise ends with the years, or earlier with the throughput of one cycle a day as when new. */
export function promiseEnds({ usable, years, throughput }: Battery) {
  if (throughput === undefined) return years;
  return Math.min(years, (throughput * 1000) / (usable * cyclesPerYear));
}
