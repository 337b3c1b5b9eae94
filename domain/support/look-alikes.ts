const pairs = ["O0", "I1", "B8"];
/** The most ambiguous characters to try in every combination. */
const mostDoubtful = 8;

/** Every other reading of a number with ambiguous letters and digits. */
export function listLookAlikes(serial: string): string[] {
  const other = (character: string) => pairs.find((pair) => pair.includes(character))?.replace(character, "");
  const doubtful = [...serial].flatMap((character, place) => (other(character) ? [place] : []));
  if (doubtful.length > mostDoubtful) return [];
  return doubtful
    .reduce<string[]>(
      (read, place) =>
        read.flatMap((one) => [one, one.slice(0, place) + other(one[place] ?? "") + one.slice(place + 1)]),
      [serial],
    )
    .slice(1);
}
