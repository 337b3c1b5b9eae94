import type { Problem } from "../problem.ts";
import type { Content } from "../records.ts";
import type { SiteMap } from "./site-map.ts";
import { walkContent } from "./walk.ts";

const pictureFields = new Set(["image", "images", "heroImage", "aboutImages", "poster"]);

export function checkPictures(content: Content, { pictures }: SiteMap): Problem[] {
  return [...walkContent(content)]
    .filter(({ key, value }) => pictureFields.has(key) && !pictures.has(value))
    .map(({ file, path, value }) => ({
      code: "picture",
      file,
      path,
      message: `shows the picture ${value}, which is not in media/manifest.json`,
    }));
}
