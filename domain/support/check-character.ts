import type { SerialPart, SerialScheme } from "#config/maker/serial-scheme.ts";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const digits = "0123456789";

type Scheme = Pick<SerialScheme, "check" | "earlierCheck">;

/**
 * Whether the check character is right, by the rule of the year of manufacture. Under the present rule, numbers that
 * one slip turns into a valid earlier number are not issued.
 */
export function hasRightCheck(serial: string, scheme: Scheme, parts: SerialPart[], year: number | null) {
  const { check, earlierCheck: earlier } = scheme;
  if (!check) return true;
  if (!earlier || year === null) return endsWith(serial, rules[check]);
  if (year <= earlier.until) return endsWith(serial, rules[earlier.check]);
  const start = startOfYear(parts);
  const isEarlier = (slip: string) =>
    yearOf(slip, start) <= earlier.until % 100 && endsWith(slip, rules[earlier.check]);
  return endsWith(serial, rules[check]) && !slipsOf(serial, start).some(isEarlier);
}

/** ISO 7064 MOD 37-2; undefined if the result is an asterisk, which is not issued. */
export function checkCharacter(body: string): string | undefined {
  let sum = 0;
  for (const character of body) sum = ((sum + alphabet.indexOf(character)) * 2) % 37;
  return alphabet[(38 - sum) % 37];
}

/** Weights 1, 2, 3 … modulo 36. Some wrong digits pass, because 6 × 6 is a multiple of 36. */
export function oldCheckCharacter(body: string) {
  let sum = 0;
  for (const [index, character] of [...body].entries()) sum += (index + 1) * alphabet.indexOf(character);
  return alphabet[sum % 36];
}

/** Luhn with letters: A counts as 10, two digits. */
function luhnCharacter(body: string) {
  const numbers = [...body].flatMap((character) => [...String(alphabet.indexOf(character))].map(Number));
  const sum = numbers
    .reverse()
    .reduce((total, digit, place) => total + (place % 2 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0);
  return String((10 - (sum % 10)) % 10);
}

const rules = {
  "iso-7064-mod-37-2": checkCharacter,
  "weights-mod-36": oldCheckCharacter,
  luhn: luhnCharacter,
};

const yearOf = (serial: string, start: number) => Number(serial.slice(start, start + 2));

function startOfYear(parts: SerialPart[]) {
  const place = parts.findIndex(({ field }) => field === "year");
  return parts.slice(0, place + 1).reduce((sum, { length }) => sum + length, 0) - 2;
}

function endsWith(serial: string, characterOf: (body: string) => string | undefined) {
  return characterOf(serial.slice(0, -1)) === serial.at(-1);
}

/** Every number whose year differs by one digit or by two swapped digits. */
function slipsOf(serial: string, start: number) {
  const wrong = [start, start + 1].flatMap((place) =>
    [...digits].map((digit) => serial.slice(0, place) + digit + serial.slice(place + 1)),
  );
  const swapped = [start - 1, start, start + 1].map((place) => {
    const [first = "", second = ""] = serial.slice(place);
    return serial.slice(0, place) + second + first + serial.slice(place + 2);
  });
  return [...wrong, ...swapped];
}
