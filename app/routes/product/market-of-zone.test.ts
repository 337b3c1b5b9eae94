import { expect, test } from "vitest";
import { marketOfZone } from "./market-of-zone.ts";

const markets = ["INT", "AU", "NG", "CO", "US"];

test("the country is the one whose clocks the visitor's browser follows", () => {
  expect(marketOfZone(markets, "Africa/Lagos")).toBe("NG");
  expect(marketOfZone(markets, "Australia/Perth")).toBe("AU");
  expect(marketOfZone(markets, "America/Bogota")).toBe("CO");
});

test("a visitor from elsewhere, or with a clock of no country, is told of none", () => {
  expect(marketOfZone(markets, "Europe/Oslo")).toBeUndefined();
  expect(marketOfZone(markets, "UTC")).toBeUndefined();
});
