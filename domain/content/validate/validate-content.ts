import { checkWording } from "../check-wording.ts";
import { locateProblems } from "../locate-problems.ts";
import { ContentError } from "../problem.ts";
import { readContent } from "../read-files.ts";
import { readMedia } from "../read-media.ts";
import { checkFiles } from "./check-files.ts";
import { checkLinks } from "./check-links.ts";
import { checkMaker } from "./check-maker.ts";
import { checkPictures } from "./check-pictures.ts";

/** Everything that can be known to be wrong with a folder before it is published, or what it holds. */
export async function validateContent(directory: string) {
  const content = await readContent(directory);
  const media = await readMedia(directory);
  const found = [
    ...checkPictures(content, media),
    ...(await checkLinks(content, directory)),
    ...(await checkFiles(content, directory)),
    ...(await checkMaker(content, directory)),
  ];
  const problems = [...(await locateProblems(directory, found)), ...(await checkWording(directory))];
  if (problems.length > 0) throw new ContentError(problems);
  return { content, media };
}
