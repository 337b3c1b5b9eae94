import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { openEncoder } from "./encode.ts";
import { LAYERS } from "./paths.ts";
import { savePoster } from "./poster.ts";

/** node workshop/clips/assemble.ts turn-ridge-5 ...: the frames of a turntable on the site's pale ground, two turns. */
const FRAMES_PER_SECOND = 20;
const TURNS = 2;
const POSTER = 4;
/** --band of the tokens. */
const GROUND = "#f7f6f3";

for (const id of process.argv.slice(2)) {
  const frames = await readFrames(join(LAYERS, id));
  const encoder = openEncoder(id, FRAMES_PER_SECOND);
  for (let turn = 0; turn < TURNS; turn++) for (const frame of frames) await encoder.write(frame);
  await encoder.end();
  const poster = frames.at(-POSTER);
  if (poster) await savePoster(id, poster);
  console.info(`${id}: ${(frames.length * TURNS) / FRAMES_PER_SECOND} s`);
}

function readFrames(folder: string) {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".webp"))
    .sort();
  return Promise.all(
    names.map((name) =>
      sharp(join(folder, name)).flatten({ background: GROUND }).png({ compressionLevel: 1 }).toBuffer(),
    ),
  );
}
