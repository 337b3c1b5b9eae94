const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const digits = "0123456789";

/** The last year of the old rule; what was built later carries the character of ISO 7064. */
const lastOldYear = 26;

/**
 * Whether the last character agrees with the others, by the rule of the year in which the device was built. A number
 * of the new rule that one slip away reads as a valid old one is not issued, so that no slip crosses from one rule
 * into the other unseen.
 */
export function hasRightCheck(serial: string) {
  if (yearOf(serial) <= lastOldYear) return endsWith(serial, oldCheckCharacter);
  return endsWith(serial, checkCharacter) && !slipsOf(serial).some(isOld);
}

/** ISO 7064 MOD 37-2; undefined for a body that would end in an asterisk, which is not issued. */
export function checkCharacter(body: string): string | undefined {
  let sum = 0;
  for (const character of body) sum = ((sum + alphabet.indexOf(character)) * 2) % 37;
  return alphabet[(38 - sum) % 37];
}

/** Weights 1, 2, 3 ... modulo 36: some wrong digits pass, as 6 × 6 is a multiple of 36. */
export function oldCheckCharacter(body: string) {
  let sum = 0;
  for (const [index, character] of [...body].entries()) sum += (index + 1) * alphabet.indexOf(character);
  return alphabet[sum % 36];
}

const yearOf = (serial: string) => Number(serial.slice(4, 6));
const isOld = (serial: string) => yearOf(serial) <= lastOldYear && endsWith(serial, oldCheckCharacter);

function endsWith(serial: string, characterOf: (body: string) => string | undefined) {
  return characterOf(serial.slice(0, -1)) === serial.at(-1);
}

/** Every number that differs in its year by one wrong digit or by two swapped neighbours. */
function slipsOf(serial: string) {
  const wrong = [4, 5].flatMap((place) =>
    [...digits].map((digit) => serial.slice(0, place) + digit + serial.slice(place + 1)),
  );
  const swapped = [3, 4, 5].map((place) => {
    const [first = "", second = ""] = serial.slice(place);
    return serial.slice(0, place) + second + first + serial.slice(place + 2);
  });
  return [...wrong, ...swapped];
}
