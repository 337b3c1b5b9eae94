import { editDistance } from "./edit-distance.ts";
import type { Wordings } from "./wordings.ts";

const shortest = 4;

/** Loan words are spelt in many ways: the known wording that differs in no more than a quarter of its letters. */
export function meantBurmese(keyword: string, wordings: Wordings): string | undefined {
  const typed = keyword.replaceAll(/\s/gu, "");
  if (typed.length < shortest || !/^[\u1000-\u109F]+$/u.test(typed)) return undefined;
  const alike = [...wordings.keys()]
    .filter((wording) => /^[\u1000-\u109F ]+$/u.test(wording))
    .map((wording) => ({ wording: wording.replaceAll(" ", ""), distance: 0 }))
    .map(({ wording }) => ({ wording, distance: editDistance(typed, wording) / wording.length }))
    .sort((a, b) => a.distance - b.distance);
  return alike[0] && alike[0].distance <= 0.25 ? alike[0].wording : undefined;
}
