import { isDeepStrictEqual } from "node:util";
import { type Document, parseDocument } from "yaml";

type Path = (string | number)[];

/** Sets one value in a YAML text. Comments, order and layout of everything else stay. */
export const setValue = (source: string, path: Path, value: unknown) =>
  change(source, (document) => document.setIn(path, document.createNode(value)));

/** Makes a YAML text say this value: what differs is set, everything else stays as it was typed. */
export function setValues(source: string, value: unknown): string {
  if (isDeepStrictEqual(parseDocument(source).toJS(), value)) return source;
  return change(source, (document) => setWhatDiffers(document, [], document.toJS(), value));
}

function change(source: string, work: (document: Document) => void) {
  const document = parseDocument(source);
  work(document);
  return document.toString({ lineWidth: 0, blockQuote: "literal" });
}

function setWhatDiffers(document: Document, path: Path, old: unknown, value: unknown) {
  if (isDeepStrictEqual(old, value)) return;
  if (!isMap(old) || !isMap(value)) {
    document.setIn(path, document.createNode(value));
    return;
  }
  for (const key of Object.keys(old)) if (value[key] === undefined) document.deleteIn([...path, key]);
  for (const [key, own] of Object.entries(value))
    if (own !== undefined) setWhatDiffers(document, [...path, key], old[key], own);
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
