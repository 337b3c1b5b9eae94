import { checkWording } from "../check-wording.ts";
import { locateProblems } from "../locate-problems.ts";
import { ContentError } from "../problem.ts";
import { readSite } from "../read-files.ts";
import { checkFiles } from "./check-files.ts";
import { checkLinks } from "./check-links.ts";
import { checkMaker } from "./check-maker.ts";
import { checkPictures } from "./check-pictures.ts";

/** Everything that can be known to be wrong with a folder before it is published, or what it holds. */
export async function validateContent(directory: string) {
  const { content, pictures, sourceOf, problems } = await readSite(directory);
  const found = [
    ...checkPictures(content, pictures),
    ...(await checkLinks(content, directory)),
    ...(await checkFiles(content, directory)),
    ...(await checkMaker(content, directory)),
  ];
  const all = [...problems, ...locateProblems(found, sourceOf), ...(await checkWording(directory))];
  if (all.length > 0) throw new ContentError(all);
  return { content, pictures };
}
