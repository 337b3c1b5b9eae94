import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSample } from "#tests/support/sample-content.ts";
import { sampleDirectory } from "#tests/support/sample-database.ts";
import { readMediaParts } from "./parts/read-folder.ts";
import { assembleRecords } from "./records/assemble.ts";

const { videos, variants, seo } = await readSample();
const media = assembleRecords((await readMediaParts(sampleDirectory)).parts).records.get("media") ?? [];
const pictures = new Map(media.map(({ id, data }) => [id, data as { width: number; height: number }]));
const file = (path: string) => join(sampleDirectory, "files", path);

test("every clip is as long as it says", () => {
  for (const { id, data } of videos) {
    expect(Math.abs(secondsOf(readFileSync(file(data.mp4))) - data.seconds), id).toBeLessThan(0.5);
  }
});

test("every clip has a poster of its own shape", () => {
  for (const { id, data } of videos) {
    const poster = pictures.get(data.poster ?? "");
    expect(poster, id).toBeDefined();
    expect((poster?.width ?? 0) / (poster?.height ?? 1), id).toBeCloseTo(data.width / data.height, 2);
  }
});

test("captions follow each other from beginning to end, at the same moments in three languages", () => {
  for (const { id, data } of videos) {
    const tracks = [data.captions.en, data.captions.es, data.captions.my].map((path) => cuesIn(path ?? ""));
    const [first = []] = tracks;
    expect(first.length, id).toBeGreaterThan(1);
    expect(first.at(-1)?.end, id).toBeLessThanOrEqual(data.seconds);
    for (const [place, { start, end }] of first.entries()) {
      expect(start, id).toBeGreaterThanOrEqual(first[place - 1]?.end ?? 0);
      expect(end, id).toBeGreaterThan(start);
    }
    const moments = tracks.map((cues) => cues.map(({ start, end }) => [start, end]));
    expect(new Set(moments.map((track) => JSON.stringify(track))).size, id).toBe(1);
    for (const { text } of tracks.flat()) expect(text.trim(), id).not.toBe("");
  }
});

test("no clip and no caption lies there without a record", () => {
  const named = videos.flatMap(({ data }) => [data.webm, data.mp4, ...Object.values(data.captions)]);
  expect(
    readdirSync(file("clips"))
      .map((name) => `clips/${name}`)
      .sort(),
  ).toEqual(named.sort());
});

test("every flag beside a country is there", () => {
  const flags = variants.flatMap(({ data }) => data.countryLinks ?? []).map(({ img }) => img ?? "");
  expect(flags.length).toBeGreaterThan(6);
  expect(flags.filter((path) => path && !existsSync(file(path)))).toEqual([]);
});

test("no page title in Latin letters is cut off in a list of results", () => {
  const titles = seo.flatMap(({ texts }) =>
    [texts.en, texts.es].flatMap((text) => Object.values(text?.pages ?? {}).map(({ title }) => title)),
  );
  expect(titles.length).toBeGreaterThan(40);
  expect(titles.filter((title) => title.length > 60)).toEqual([]);
});

/** Duration of an MP4, from its movie header (version 0). */
function secondsOf(bytes: Buffer) {
  const header = bytes.indexOf("mvhd", 0, "latin1") + 4;
  return bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12);
}

function cuesIn(path: string) {
  const [head, ...blocks] = readFileSync(file(path), "utf8").trim().split("\n\n");
  expect(head, path).toBe("WEBVTT");
  return blocks.map((block) => {
    const [times = "", ...lines] = block.split("\n");
    const [start = 0, end = 0] = times.split(" --> ").map(secondsIn);
    return { start, end, text: lines.join(" ") };
  });
}

function secondsIn(time: string) {
  const [minutes = 0, seconds = 0] = time.slice(0, "00:00.000".length).split(":").map(Number);
  return minutes * 60 + seconds;
}
