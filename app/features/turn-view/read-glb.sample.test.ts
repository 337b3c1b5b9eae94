import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readGlb } from "./read-glb.ts";

const folder = "content/media/models";
const read = (file: string) => {
  const { buffer, byteOffset, byteLength } = readFileSync(`${folder}/${file}`);
  return readGlb(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
};

test("the model of Ridge has the size of its data sheet", () => {
  const { name, min, max } = read("ridge.glb");
  expect(name).toBe("HD-R5-1P");
  expect(max[1] - min[1]).toBeCloseTo(0.52, 2);
  expect(max[2]).toBeCloseTo(0.21, 2);
});

test.each(readdirSync(folder))("%s can be read, and every corner of its faces is there", (file) => {
  for (const { positions, normals, indices, color } of read(file).parts) {
    expect(normals.length).toBe(positions.length);
    expect(indices.reduce((most, index) => Math.max(most, index), 0)).toBeLessThan(positions.length / 3);
    expect(color.every((value) => value >= 0 && value <= 1)).toBe(true);
  }
});

test("the lights of a stick are green, not dark", () => {
  const lights = read("beacon.glb").parts.filter(({ glows }) => glows);
  expect(lights.map(({ color: [red, green, blue] }) => green > 0.5 && green > red && green > blue)).toEqual([
    true,
  ]);
});
