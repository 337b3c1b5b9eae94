import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { CLIPS } from "./paths.ts";

const vp9 =
  "-c:v libvpx-vp9 -pix_fmt yuv420p -crf 34 -b:v 0 -deadline realtime -cpu-used 5 -row-mt 1 -g 250 -an";
const h264 = "-c:v libx264 -pix_fmt yuv420p -crf 24 -preset fast -tune animation -movflags +faststart -an";
/** Said in full, because players guess the colours of a film that does not say them. */
const colours =
  "-vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv";
/** No time of day and no version in the files: the same frames give the same bytes. */
const plain = "-map_metadata -1 -fflags +bitexact -flags:v +bitexact -threads 2";

/** Takes pictures one after the other and makes both files of a clip from them. */
export function openEncoder(id: string, framesPerSecond: number) {
  mkdirSync(CLIPS, { recursive: true });
  const input = `-hide_banner -loglevel error -y -f image2pipe -framerate ${framesPerSecond} -i -`;
  const output = (options: string, ending: string) => [
    ...`${colours} ${options} ${plain}`.split(" "),
    join(CLIPS, `${id}.${ending}`),
  ];
  const ffmpeg = spawn("ffmpeg", [...input.split(" "), ...output(vp9, "webm"), ...output(h264, "mp4")], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ended = once(ffmpeg, "close");
  return {
    async write(frame: Buffer) {
      if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, "drain");
    },
    async end() {
      ffmpeg.stdin.end();
      const [code] = await ended;
      if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
    },
  };
}
