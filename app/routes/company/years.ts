export type Year = { name: string; texts: string[] };

/** Above this many years the empty ones are left out. */
const most = 8;

/** The years of the milestones; where there are few, the years between them too. */
export function yearsOf(milestones: { year: string; text: string }[]): Year[] {
  const texts = Map.groupBy(milestones, ({ year }) => year);
  const numbers = [...texts.keys()].map(Number);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const names =
    last - first < most
      ? Array.from({ length: last - first + 1 }, (_, place) => String(first + place))
      : [...texts.keys()];
  return names.map((name) => ({ name, texts: texts.get(name)?.map(({ text }) => text) ?? [] }));
}
