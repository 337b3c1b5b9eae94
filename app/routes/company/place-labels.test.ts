import { expect, test } from "vitest";
import { labelsOf } from "./place-labels.ts";

test("names of places that lie close together stand below each other", () => {
  const lagos = { id: "a", place: "Lagos, Nigeria", countryName: "Nigeria", latitude: 6.5, longitude: 3.4 };
  const ibadan = { ...lagos, id: "b", place: "Ibadan, Nigeria", latitude: 7.4, longitude: 3.9 };
  const labels = labelsOf([lagos, ibadan]);
  expect(labels.map(({ name }) => name)).toEqual(["Ibadan", "Lagos"]);
  expect((labels[1]?.labelY ?? 0) - (labels[0]?.labelY ?? 0)).toBeGreaterThanOrEqual(12);
});
