import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ORIGINALS } from "#tools/media/paths.ts";
import { clips } from "./clips.ts";
import { CLIPS } from "./paths.ts";
import { turntables } from "./turntables.ts";
import { listMissingSigns } from "./typeface.ts";

const MOST_BYTES = 2_000_000;
const ids = [...Object.keys(clips), ...Object.keys(turntables)].sort();
const pathOf = (id: string, ending: string) => join(CLIPS, `${id}.${ending}`);

test("every clip is there as WebM and as MP4, and nothing else is", () => {
  const found = readdirSync(CLIPS).filter((name) => !name.endsWith(".vtt"));
  expect(found.sort()).toEqual(ids.flatMap((id) => [`${id}.mp4`, `${id}.webm`]));
});

test.each(ids)("%s is small, begins at once and has a poster", (id) => {
  const [webm, mp4] = [readFileSync(pathOf(id, "webm")), readFileSync(pathOf(id, "mp4"))];
  expect(webm.toString("hex", 0, 4)).toBe("1a45dfa3");
  expect(mp4.toString("latin1", 4, 8)).toBe("ftyp");
  expect(mp4.indexOf("moov")).toBeLessThan(mp4.indexOf("mdat"));
  for (const ending of ["webm", "mp4"]) expect(statSync(pathOf(id, ending)).size).toBeLessThan(MOST_BYTES);
  expect(existsSync(join(ORIGINALS, `clips/${id}.webp`))).toBe(true);
});

test.each(Object.entries(clips))(
  "%s is drawn from its second alone, in signs that the typefaces have",
  (_, { seconds, draw }) => {
    for (let second = 0; second < seconds; second += 0.4) {
      expect(draw(second)).toBe(draw(second));
      expect(draw(second)).not.toMatch(/NaN|undefined|Infinity/);
      expect(listMissingSigns(draw(second))).toEqual([]);
    }
    expect(draw(seconds * 0.3)).not.toBe(draw(seconds * 0.7));
  },
);
