import { expect, test } from "vitest";
import { atFirst, isBehind, seenAt, turned } from "./turning.ts";

const box = { min: [-1, 0, 0] as [number, number, number], max: [1, 4, 2] as [number, number, number] };
const straight = { yaw: 0, pitch: 0, zoom: 1 };

test("the middle of a body is the middle of the picture, however it is turned", () => {
  expect(seenAt([0, 2, 1], box, turned(atFirst, { yaw: 2, pitch: -1 }), 1.5)).toEqual({ x: 0.5, y: 0.5 });
});

test("what is above stands above, what is right stands right", () => {
  const { x, y } = seenAt([1, 4, 1], box, straight, 1);
  expect(x).toBeGreaterThan(0.5);
  expect(y).toBeLessThan(0.5);
});

test("a body turned half round shows its right at the left", () => {
  expect(seenAt([1, 2, 1], box, { ...straight, yaw: Math.PI }, 1).x).toBeLessThan(0.5);
});

test("nobody turns it over its head or loses it", () => {
  expect(turned(straight, { pitch: 9 }).pitch).toBeLessThan(Math.PI / 2);
  expect(turned(straight, { zoom: 100 }).zoom).toBeLessThan(3);
});

test("a connection at the foot is seen from below, and hidden by the body from above", () => {
  expect(isBehind([0, 0, 1], box, { ...straight, pitch: -0.6 })).toBe(false);
  expect(isBehind([0, 0, 1], box, { ...straight, pitch: 0.6 })).toBe(true);
});
