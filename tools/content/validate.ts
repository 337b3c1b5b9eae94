import { readContent } from "#domain/content/read-files.ts";

/** Checks a content folder and tells how many records of each kind it holds. */
export async function validate(directory: string) {
  const content = await readContent(directory);
  return Object.entries(content).map(([kind, records]) => `${kind}: ${records.length}`);
}
