import fc from "fast-check";
import { expect, test } from "vitest";
import { checkCharacter, mondayOf, readSerialNumber, serialModels } from "./serial-number.ts";

const whole = (body: string) => `${body}${checkCharacter(body)}`;

test("a serial number is read as people type it", () => {
  const serial = whole("HDBW251800421");
  for (const typed of [
    serial,
    serial.toLowerCase(),
    ` ${serial.slice(0, 8)}-${serial.slice(8)} `,
    serial.split("").join(" "),
  ]) {
    expect(readSerialNumber(typed)).toEqual({
      normalised: serial,
      problem: null,
      product: "hd-bw",
      builtYear: 2025,
      builtWeek: 18,
    });
  }
});

test("what is wrong with a serial number is said", () => {
  expect(readSerialNumber("HDBW2518").problem).toBe("length");
  expect(readSerialNumber("HDBW25180042!X").problem).toBe("characters");
  expect(readSerialNumber(whole("HDZZ251800421")).problem).toBe("model");
  expect(readSerialNumber(whole("HDBW255400421")).problem).toBe("week");
  expect(readSerialNumber(whole("HDBW260000421")).problem).toBe("week");
  expect(readSerialNumber(whole("HDBW265300421")).problem).toBe(null);
  expect(readSerialNumber("").problem).toBe("length");
});

test("one wrong digit of the sequence is noticed", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999 }),
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 1, max: 9 }),
      (number, at, shift) => {
        const body = `HDBW2518${String(number).padStart(5, "0")}`;
        const digits = [...body];
        const place = 8 + at;
        digits[place] = String((Number(digits[place]) + shift) % 10);
        const changed = digits.join("");
        const difference = (place + 1) * (Number(digits[place]) - Number(body[place]));
        expect(checkCharacter(changed) === checkCharacter(body)).toBe(difference % 36 === 0);
      },
    ),
    { seed: 20_261_115 },
  );
});

test("every model code names another product", () => {
  expect(new Set(Object.values(serialModels)).size).toBe(Object.keys(serialModels).length);
});

test("a build week begins on its Monday", () => {
  expect(mondayOf(2025, 1).toISOString()).toBe("2024-12-30T00:00:00.000Z");
  expect(mondayOf(2026, 53).toISOString()).toBe("2026-12-28T00:00:00.000Z");
});
