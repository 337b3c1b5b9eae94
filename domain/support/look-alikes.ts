const pairs = ["O0", "I1", "B8"];
/** So many characters that could be others are tried in every way; a number with more is no slip. */
const mostDoubtful = 8;

/** Every way to read a number whose letters and digits look alike, but the one that was typed. */
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
