import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { makeReference } from "./make-reference.ts";

export async function writeReference() {
  const files = makeReference();
  for (const [path, text] of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return files.size;
}
