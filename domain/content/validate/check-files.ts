import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { readIfExists } from "#db/read-if-exists.ts";
import type { Problem } from "../problem.ts";
import type { Content } from "../records.ts";

/** The files that records name are there, and documents are those they say they are. */
export async function checkFiles(content: Content, directory: string): Promise<Problem[]> {
  const folder = join(directory, "files");
  const named = [
    ...content.videos.flatMap(({ id, data }) =>
      [data.webm, data.mp4, ...Object.values(data.captions ?? {})].map((path) => ({
        file: `videos/${id}.yaml`,
        path: path ?? "",
      })),
    ),
    ...content.variants.flatMap(({ id, data }) =>
      (data.countryLinks ?? []).map(({ img }) => ({ file: `variants/${id}.yaml`, path: img ?? "" })),
    ),
  ].filter(({ path }) => path !== "");
  const problems = await Promise.all([
    ...content.documents.map(({ id, data }) => checkDocument(`documents/${id}.yaml`, data, folder)),
    ...named.map(async ({ file, path }) =>
      (await sizeOf(join(folder, path))) === undefined ? [missing(file, path)] : [],
    ),
  ]);
  return problems.flat();
}

type Named = { path: string; bytes: number; sha256: string };

async function checkDocument(
  file: string,
  { path, bytes, sha256 }: Named,
  folder: string,
): Promise<Problem[]> {
  const size = await sizeOf(join(folder, path));
  if (size === undefined) return [missing(file, path)];
  const problems: Problem[] = [];
  if (size !== bytes)
    problems.push({
      file,
      line: 1,
      word: "bytes:",
      message: `says ${bytes} bytes, files/${path} has ${size}`,
    });
  const digest = createHash("sha256")
    .update(await readFile(join(folder, path)))
    .digest("hex");
  if (digest !== sha256)
    problems.push({ file, line: 1, word: "sha256:", message: `the checksum of files/${path} is ${digest}` });
  return problems;
}

const missing = (file: string, path: string): Problem => ({
  file,
  line: 1,
  word: path,
  message: `names files/${path}, which is not there`,
});

const sizeOf = async (path: string) => (await readIfExists(stat(path)))?.size;
