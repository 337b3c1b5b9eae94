import { checkWording, readCaptions } from "../check-wording.ts";
import { locateProblems } from "../locate-problems.ts";
import { ContentError, type Problem, sortProblems } from "../problem.ts";
import { readSite } from "../read-files.ts";
import { checkFiles } from "./check-files.ts";

/** Throws every fault of a folder, as a publication would; answers what it holds, and the advice. */
export async function validateContent(directory: string, { strict }: { strict?: boolean } = {}) {
  const { content, pictures, maker, sourceOf, problems } = await readSite(directory);
  const all = [
    ...problems,
    ...(maker || content.home.length === 0 ? [] : [noMaker]),
    ...(await checkFiles(content, maker?.data, [directory])),
    ...checkWording(await readCaptions(directory), maker),
  ];
  const { faults, advice } = sortProblems(all, { ignoredAdvice: maker?.data.ignoredAdvice, strict });
  if (faults.length > 0) throw new ContentError(locateProblems([...faults, ...advice], sourceOf));
  return { content, pictures, advice: locateProblems(advice, sourceOf) };
}

const noMaker: Problem = {
  code: "form",
  file: "maker/maker.yaml",
  message: "is missing or wrong: it says who the maker is",
};
