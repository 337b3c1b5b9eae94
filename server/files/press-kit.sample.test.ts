import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pressFolder } from "#domain/site/press-kit.ts";
import { createPressKit } from "./press-kit.ts";

const media = "content/media";
const manifest: Record<string, { hash: string; width: number; widths: number[] }> = JSON.parse(
  readFileSync(join(media, "manifest.json"), "utf8"),
);
const pictures = Object.entries(manifest).flatMap(([id, { hash, width, widths }]) => {
  const folder = pressFolder({ id, width });
  return folder ? [{ id, folder, file: join(media, "derived", `${hash}-${Math.max(...widths)}.webp`) }] : [];
});

const serve = createPressKit("content");
const server = createServer((request, response) =>
  serve(request, response, () => response.writeHead(404).end()),
);
beforeAll(() => new Promise<void>((started) => server.listen(0, "127.0.0.1", started)));
afterAll(() => server.close());

async function ask(path: string) {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return fetch(`http://127.0.0.1:${port}${path}`);
}

test("the press kit holds products and drawn sites, wide enough to print", async () => {
  const widths = { products: 2400, scenes: 1600 };
  for (const folder of Object.keys(widths))
    expect(pictures.filter((picture) => picture.folder === folder)).not.toEqual([]);
  for (const { id, folder, file } of pictures)
    expect((await sharp(file).metadata()).width, id).toBeGreaterThanOrEqual(widths[folder]);
});

test("the archive holds the logos and every picture as it is", async () => {
  const answer = await ask("/press-kit.zip");
  expect(answer.headers.get("content-type")).toBe("application/zip");
  const archive = Buffer.from(await answer.arrayBuffer());
  const names = pictures.map(({ id, folder }) => `${folder}/${id.replaceAll("/", "-")}.webp`);
  for (const name of ["logos/symbol.svg", "logos/wordmark.svg", ...names])
    expect(archive.includes(name), name).toBe(true);
  for (const { id, file } of pictures) expect(archive.includes(readFileSync(file)), id).toBe(true);
});

test("nothing else of the maker's record is handed out", async () => {
  expect((await ask("/maker.yaml")).status).toBe(404);
});
