import { expect, test } from "vitest";
import { currentMaker } from "#config/maker/read-maker.ts";
import { oldCheckCharacter } from "./check-character.ts";
import { findMeant, mondayOf, readSerialNumber } from "./serial-number.ts";

const whole = (body: string) => `${body}${oldCheckCharacter(body)}`;

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
      builtMonth: null,
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

test("every model code names another product", () => {
  const models = currentMaker().data.serial?.models ?? {};
  expect(new Set(Object.values(models)).size).toBe(Object.keys(models).length);
});

test("a build week begins on its Monday", () => {
  expect(mondayOf(2025, 1).toISOString()).toBe("2024-12-30T00:00:00.000Z");
  expect(mondayOf(2026, 53).toISOString()).toBe("2026-12-28T00:00:00.000Z");
});

test("a letter O for a zero, an I for a 1 and a B for an 8 are told apart", () => {
  const serial = whole("HDBW251800421");
  const meant = (typed: string) => findMeant(readSerialNumber(typed));
  expect(meant(serial.replace("0042", "O042"))).toBe(serial);
  expect(meant(serial.replace("0042", "OO42").replace("251", "25I"))).toBe(serial);
  expect(meant(serial.replace("HDBW", "HD8W"))).toBe(serial);
  expect(meant(serial)).toBe(null);
  expect(meant("HDZZ25180O421X")).toBe(null);
});
