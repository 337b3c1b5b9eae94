import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MissingText, openLibrary } from "./library.ts";
import { makeTwin } from "./page/twin.ts";
import { PAGES } from "./paths.ts";
import { planDocuments } from "./plan/plan-documents.ts";
import type { Planned } from "./plan/planned.ts";
import { isBrought } from "./printed-here.ts";

/** Writes every text document as a page of the site, from the source of its PDF. */
const planned = planDocuments(await openLibrary()).filter(
  ({ id, record }) => record.kind !== "Brochure" && !isBrought(id),
);
rmSync(PAGES, { recursive: true, force: true });
mkdirSync(PAGES, { recursive: true });
let count = 0;
for (const document of planned) {
  const source = sourceOf(document);
  if (source === undefined) continue;
  writeFileSync(join(PAGES, `${document.id}.json`), JSON.stringify(makeTwin(source)));
  count += 1;
}
console.info(`${count} papers are pages as well.`);

function sourceOf({ makeHtml }: Planned) {
  try {
    return makeHtml();
  } catch (error) {
    if (error instanceof MissingText) return undefined;
    throw error;
  }
}
