import { expect, test } from "vitest";
import { listReadings } from "./zawgyi.ts";

test("Unicode Burmese is read as it is", () => {
  expect(listReadings("ဘက်ထရီအားသွင်းနည်း")).toEqual(["ဘက်ထရီအားသွင်းနည်း"]);
});

test("Zawgyi is recognised and read as what it means", () => {
  expect(listReadings("ဘက္ထရီအားသြင္းနည္း")[0]).toBe("ဘက်ထရီအားသွင်းနည်း");
});

test("what holds no Burmese is left alone", () => {
  expect(listReadings("HD-R5-1P %")).toEqual(["HD-R5-1P %"]);
});
