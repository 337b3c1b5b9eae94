import type { Problem } from "../problem.ts";
import type { Content } from "../read-files.ts";
import type { MediaContent } from "../read-media.ts";
import { walkContent } from "./walk.ts";

const pictureFields = new Set(["image", "images", "heroImage", "aboutImages", "poster"]);

export function checkPictures(content: Content, { pictures }: MediaContent): Problem[] {
  return [...walkContent(content)]
    .filter(({ key, value }) => pictureFields.has(key) && !Object.hasOwn(pictures, value))
    .map(({ file, value }) => ({
      file,
      line: 1,
      word: value,
      message: `shows the picture ${value}, which is not in media/manifest.json`,
    }));
}
