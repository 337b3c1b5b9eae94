import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { documents } from "#domain/content/kinds/documents.ts";
import { writeYaml } from "#domain/content/yaml-file.ts";
import { countPages } from "./count-pages.ts";
import { MissingText, openLibrary } from "./library.ts";
import { FILES, HASHES, RECORDS } from "./paths.ts";
import { planDocuments } from "./plan/plan-documents.ts";
import type { Planned } from "./plan/planned.ts";
import { hashes, isBrought } from "./printed-here.ts";
import { openPrinter } from "./printer.ts";

const only = process.argv[2];
const counts = { made: 0, kept: 0, waiting: 0 };
let printer: Awaited<ReturnType<typeof openPrinter>> | undefined;

mkdirSync(RECORDS, { recursive: true });
const planned = planDocuments(await openLibrary());
for (const document of planned) if (!only || document.id.includes(only)) await make(document);
await printer?.close();
if (!only) removeOthers(new Set(planned.map(({ id }) => id)));
console.info(
  `${planned.length} documents: ${counts.made} printed, ${counts.kept} unchanged, ${counts.waiting} wait for a translation`,
);

async function make(document: Planned) {
  if (isBrought(document.id))
    return console.info(`${document.id}: there is a paper of your own, which stays`);
  const source = sourceOf(document);
  if (source === undefined) return;
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 16);
  const file = join(FILES, document.record.path);
  if (hashes[document.id] !== hash || !existsSync(file)) {
    printer ??= await openPrinter();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await printer.print(source, document.record.date));
    hashes[document.id] = hash;
    writeHashes();
    counts.made += 1;
  } else counts.kept += 1;
  writeRecord(document, readFileSync(file));
}

function sourceOf({ id, makeHtml }: Planned) {
  try {
    return makeHtml();
  } catch (error) {
    if (!(error instanceof MissingText)) throw error;
    console.warn(`${id}: ${error.message}`);
    counts.waiting += 1;
    return undefined;
  }
}

function writeRecord({ id, record }: Planned, pdf: Buffer) {
  const sha256 = createHash("sha256").update(pdf).digest("hex");
  const data = documents.data.parse({ ...record, pages: countPages(pdf), bytes: pdf.length, sha256 });
  writeFileSync(join(RECORDS, `${id}.yaml`), writeYaml(data));
}

/** Removes printed documents that are no longer planned; a maker's own documents stay. */
function removeOthers(ids: Set<string>) {
  for (const id of Object.keys(hashes).filter((id) => !ids.has(id))) {
    rmSync(join(RECORDS, `${id}.yaml`), { force: true });
    rmSync(join(FILES, "documents", `${id}.pdf`), { force: true });
    delete hashes[id];
  }
  writeHashes();
}

function writeHashes() {
  writeFileSync(HASHES, `${JSON.stringify(Object.fromEntries(Object.entries(hashes).sort()), null, 2)}\n`);
}
