import { expect, test } from "vitest";
import { checkCharacter, oldCheckCharacter } from "./check-character.ts";
import { readSerialNumber } from "./serial-number.ts";

const alphabet = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const isValid = (serial: string) => readSerialNumber(serial).problem === null;

function bodiesOf(years: number[]) {
  return years.flatMap((year) =>
    ["BW", "R5", "RC", "S8", "O6", "C5", "TP", "QA", "E7", "PB"].flatMap((model) =>
      ["01", "47"].flatMap((week) =>
        ["00000", "00421", "66996", "90909"].map((number) => `HD${model}${year}${week}${number}`),
      ),
    ),
  );
}

/** Every number with one wrong character, and every number with two swapped neighbours. */
function slipsOf(serial: string) {
  const places = [...serial].map((_, place) => place);
  const wrong = places.flatMap((place) =>
    alphabet.map((character) => serial.slice(0, place) + character + serial.slice(place + 1)),
  );
  const swapped = places
    .slice(1)
    .map((place) => serial.slice(0, place - 1) + serial[place] + serial[place - 1] + serial.slice(place + 1));
  return [...wrong, ...swapped].filter((slip) => slip !== serial);
}

const fresh = bodiesOf([27, 28, 31, 32, 40, 62, 99])
  .map((body) => `${body}${checkCharacter(body)}`)
  .filter(isValid);
const old = bodiesOf([17, 21, 25, 26]).map((body) => `${body}${oldCheckCharacter(body)}`);

test("the character is that of ISO 7064 MOD 37-2", () => {
  // The example of python-stdnum: an ISBT 128 donation number.
  expect(checkCharacter("G123489654321")).toBe("Y");
});

test("every wrong character and every swap of neighbours is noticed in a new number", () => {
  expect(fresh.length).toBeGreaterThan(300);
  for (const serial of fresh) expect(slipsOf(serial).filter(isValid)).toEqual([]);
});

test("an old number stays valid, by the rule of its year", () => {
  for (const serial of old) expect(isValid(serial)).toBe(true);
});

test("no slip makes a new number of an old one", () => {
  const isNew = (serial: string) => isValid(serial) && Number(serial.slice(4, 6)) > 26;
  for (const serial of old) expect(slipsOf(serial).filter(isNew)).toEqual([]);
});
