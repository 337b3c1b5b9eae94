import { join } from "node:path";
import sharp from "sharp";
import { openCamera } from "./camera.ts";
import { type Clip, clips } from "./clips.ts";
import { openEncoder } from "./encode.ts";
import { savePoster } from "./poster.ts";

/** node workshop/clips/record.ts [id ...]: records the drawn clips. --stills 1,2.5 writes single seconds to STILLS instead. */
const FRAMES_PER_SECOND = 25;
const [flag, ...rest] = process.argv.slice(2);
const stills = flag === "--stills" ? rest.shift()?.split(",").map(Number) : undefined;
const asked = stills ? rest : process.argv.slice(2);

for (const [id, clip] of Object.entries(clips)) {
  if (asked.length > 0 && !asked.includes(id)) continue;
  const camera = await openCamera(clip.pictures);
  if (stills) await takeStills(camera, id, clip, stills);
  else await record(camera, id, clip);
  await camera.close();
}

type Camera = Awaited<ReturnType<typeof openCamera>>;

async function record(camera: Camera, id: string, clip: Clip) {
  const encoder = openEncoder(id, FRAMES_PER_SECOND);
  for (let frame = 0; frame < clip.seconds * FRAMES_PER_SECOND; frame++) {
    await encoder.write(await camera.take(clip.draw(frame / FRAMES_PER_SECOND)));
  }
  await encoder.end();
  await savePoster(id, await camera.take(clip.draw(clip.poster), "png"));
  console.info(`${id}: ${clip.seconds} s`);
}

async function takeStills(camera: Camera, id: string, clip: Clip, seconds: number[]) {
  for (const second of seconds) {
    const frame = await camera.take(clip.draw(second), "png");
    await sharp(frame).toFile(
      join(process.env.STILLS ?? ".", `${id}-${String(second).padStart(5, "0")}.png`),
    );
  }
}
