import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MEDIA } from "./paths.ts";

const MODELS = join(MEDIA, "models");
const MOST_BYTES = 300_000;
const files = readdirSync(MODELS).sort();
const series = readdirSync(join(MEDIA, "../series"))
  .filter((name) => /^[a-z-]+\.yaml$/.test(name))
  .map((name) => name.replace(".yaml", ".glb"));

test("every series has its model, and there is no other", () => {
  expect(files).toEqual(series.sort());
});

test.each(files)("%s is a whole GLB file below 300 KB", (name) => {
  const bytes = readFileSync(join(MODELS, name));
  expect(bytes.length).toBeLessThan(MOST_BYTES);
  expect(bytes.toString("latin1", 0, 4)).toBe("glTF");
  expect([bytes.readUInt32LE(4), bytes.readUInt32LE(8)]).toEqual([2, bytes.length]);
  const { asset, meshes, images, buffers } = readScene(bytes);
  expect(asset.version).toBe("2.0");
  expect(meshes.flatMap(({ primitives }) => primitives).length).toBeGreaterThan(3);
  expect(images).toBeUndefined();
  expect(buffers).toEqual([{ byteLength: bytes.length - 28 - bytes.readUInt32LE(12) }]);
});

type Scene = {
  asset: { version: string };
  meshes: { primitives: unknown[] }[];
  images?: unknown[];
  buffers: { byteLength: number }[];
};

/** A GLB file has a JSON chunk, then a binary chunk. */
function readScene(bytes: Buffer): Scene {
  expect(bytes.toString("latin1", 16, 20)).toBe("JSON");
  return JSON.parse(bytes.toString("utf8", 20, 20 + bytes.readUInt32LE(12)));
}
