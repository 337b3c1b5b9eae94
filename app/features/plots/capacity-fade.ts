type Battery = { energy: number; cycles: number; endShare: number; years: number };
export type FadePoint = { year: number; expected: number; promised: number };

const cyclesPerYear = 365;

/** Usable energy at the end of each year: an even fall with one full cycle a day, and what the warranty promises. */
export function capacityFade({ energy, cycles, endShare, years }: Battery): FadePoint[] {
  const promised = (energy * endShare) / 100;
  return Array.from({ length: years + 1 }, (_, year) => {
    const used = Math.min(1, (year * cyclesPerYear) / cycles);
    return { year, expected: energy - (energy - promised) * used, promised };
  });
}
