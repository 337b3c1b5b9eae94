import { readdirSync } from "node:fs";
import { extname, join, resolve } from "node:path";

export const MEDIA = resolve(process.env.CONTENT_DIR || "content", "media");
export const ORIGINALS = join(MEDIA, "originals");
export const DERIVED = join(MEDIA, "derived");
export const MANIFEST = join(MEDIA, "manifest.json");

const endings = [".png", ".jpg", ".jpeg", ".webp"];
const idForm = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/** Picture ids are paths of originals without their extension: `products/x5-front`. */
export function listOriginals() {
  return listFilesBelow(ORIGINALS)
    .map((file) => ({ file, id: idOf(file), path: join(ORIGINALS, file) }))
    .filter(({ file, id }) => whyNot(file, id) === undefined)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** One sentence per file that is left out. */
export function listLeftOut(): string[] {
  const files = listFilesBelow(ORIGINALS);
  const isSecond = (file: string) =>
    files.findIndex((other) => idOf(other) === idOf(file)) < files.indexOf(file);
  return files.flatMap((file) => {
    const reason =
      whyNot(file, idOf(file)) ?? (isSecond(file) ? "another file has the same name" : undefined);
    return reason ? [`originals/${file} is not taken: ${reason}`] : [];
  });
}

function whyNot(file: string, id: string) {
  if (!endings.includes(extname(file).toLowerCase())) return `only ${endings.join(", ")} are`;
  return idForm.test(id) ? undefined : "it must be folder/name in lower case, digits and hyphens";
}

const idOf = (file: string) => file.slice(0, file.length - extname(file).length);

function listFilesBelow(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}
