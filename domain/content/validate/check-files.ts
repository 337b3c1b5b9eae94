import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { MakerData } from "#config/maker/schema.ts";
import { readIfExists } from "#db/read-if-exists.ts";
import type { Path, Problem } from "../problem.ts";
import type { Content } from "../records.ts";
import { fileOfLink, listLinks } from "./check-links.ts";

type Named = { file: string; path: Path; name: string };

/** The files that records name or link to are in one of the folders, and documents are those they say they are. */
export async function checkFiles(
  content: Content,
  maker: MakerData | undefined,
  directories: string[],
): Promise<Problem[]> {
  const found = await Promise.all([
    ...content.documents.map(({ id, data }) => checkDocument(`documents/${id}.yaml`, data, directories)),
    ...listNamed(content).map((named) =>
      checkThere(directories, named, `names ${named.name}, which is not there`),
    ),
    ...listLinks(content).map(async ({ file, path, link }) => {
      const name = fileOfLink(link);
      return name
        ? checkThere(
            directories,
            { file, path, name },
            `links to ${link}, where there is no page and no file`,
            "link",
          )
        : [];
    }),
    ...(maker ? listDrawings(maker) : []).map((named) =>
      checkThere(directories, named, `names ${named.name}, which is not there`),
    ),
  ]);
  return found.flat();
}

function listNamed({ videos, variants }: Content): Named[] {
  const named = (file: string, path: Path, name: string | undefined) =>
    name ? [{ file, path, name: `files/${name}` }] : [];
  return [
    ...videos.flatMap(({ id, data: { webm, mp4, captions = {} } }) => {
      const file = `videos/${id}.yaml`;
      const ownCaptions = Object.entries(captions).flatMap(([language, name]) =>
        named(file, ["captions", language], name),
      );
      return [...named(file, ["webm"], webm), ...named(file, ["mp4"], mp4), ...ownCaptions];
    }),
    ...variants.flatMap(({ id, data }) =>
      (data.countryLinks ?? []).flatMap(({ img }, place) =>
        named(`variants/${id}.yaml`, ["countryLinks", place, "img"], img),
      ),
    ),
  ];
}

function listDrawings({ symbol, wordmark, socialPicture, font }: MakerData): Named[] {
  const drawings = [
    { path: ["symbol"], name: symbol },
    { path: ["wordmark"], name: wordmark },
    { path: ["socialPicture"], name: socialPicture },
    { path: ["font", "file"], name: font?.file },
  ];
  return drawings.flatMap(({ path, name }) =>
    name ? [{ file: "maker/maker.yaml", path, name: `maker/${name}` }] : [],
  );
}

async function checkThere(
  directories: string[],
  { file, path, name }: Named,
  message: string,
  code: "file" | "link" = "file",
): Promise<Problem[]> {
  const found = await Promise.all(directories.map((folder) => readIfExists(stat(join(folder, name)))));
  return found.some(Boolean) ? [] : [{ code, file, path, message }];
}

type Document = { path: string; bytes: number; sha256: string };

async function checkDocument(file: string, { path, bytes, sha256 }: Document, directories: string[]) {
  const name = `files/${path}`;
  const all = await Promise.all(directories.map((folder) => readIfExists(readFile(join(folder, name)))));
  const found = all.find((bytes) => bytes !== undefined);
  if (!found)
    return [{ code: "file" as const, file, path: ["path"], message: `names ${name}, which is not there` }];
  const digest = createHash("sha256").update(found).digest("hex");
  const fault = (field: string, message: string): Problem => ({
    code: "checksum",
    file,
    path: [field],
    message,
  });
  return [
    ...(found.length === bytes ? [] : [fault("bytes", `says ${bytes} bytes, ${name} has ${found.length}`)]),
    ...(digest === sha256 ? [] : [fault("sha256", `the checksum of ${name} is ${digest}`)]),
  ];
}
