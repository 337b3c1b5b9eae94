import { expect, test } from "vitest";
import { placePicture, rulerTicks } from "./scale.ts";

test("the product in the picture stands on the floor, as high as its record says", () => {
  const image = { hash: "a", width: 1000, height: 1000, widths: [320], alt: "", box: [176, 72, 822, 927] };
  const { y, height, across } = placePicture(image, { width: 360, height: 520, depth: 210 }, 0.93);
  const zoom = height / 1000;
  expect(y + 927 * zoom).toBeCloseTo(0, 1);
  expect((927 - 72) * zoom).toBeCloseTo(520 * 0.93, 1);
  expect(across).toBeCloseTo(646 * zoom, 1);
});

test("a ruler has a line for each centimetre up to a metre, and for each decimetre above", () => {
  const labels = (height: number) => rulerTicks(height).flatMap(({ label }) => label ?? []);
  expect(rulerTicks(520)).toHaveLength(53);
  expect(labels(520)).toEqual(["10", "20", "30", "40", "50\u00a0cm"]);
  expect(rulerTicks(2350)).toHaveLength(24);
  expect(labels(2350)).toEqual(["1\u00a0m", "2\u00a0m"]);
  expect(labels(90)).toEqual(["5\u00a0cm"]);
});
