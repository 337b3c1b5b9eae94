import { readContent } from "#domain/content/read-files.ts";
import type { Content } from "#domain/content/records.ts";
import { sampleDirectory } from "./sample-database.ts";

let content: Promise<Content> | undefined;

/** The sample, read and checked once for all test files of a worker; what changes it changes a copy. */
export function readSample() {
  content ??= readContent(sampleDirectory);
  return content;
}
