import type { Library } from "../library.ts";
import { type Block, readBlocks } from "../markup/blocks.ts";
import { readText } from "../markup/read-text.ts";
import { fillValues } from "../markup/series-value.ts";
import { showBlocks } from "../markup/show-blocks.ts";
import { type Html, html } from "../page/html.ts";
import { logo } from "../page/logo.ts";
import type { Edition } from "../plan/planned.ts";
import { wordsIn } from "../words/words.ts";
import { makeDirectives } from "./directives.ts";
import { showCover } from "./manual-cover.ts";
import type { Subject } from "./subject.ts";

/** A manual from its text: cover, contents, numbered sections with figures and tables. */
export function makeManual(library: Library, subject: Subject, textName: string, edition: Edition): Html {
  const blocks = readManual(library, subject, textName, edition);
  return html`${showCover(subject, edition, listSections(blocks), wordsIn(edition.language))}${showText(library, subject, edition, blocks)}`;
}

/** A short document: its heading and text share the first sheet. */
export function makeNote(library: Library, subject: Subject, textName: string, edition: Edition): Html {
  const words = wordsIn(edition.language);
  const blocks = readManual(library, subject, textName, edition);
  return html`<header class="note-head"><div class="masthead">${logo}<p class="kind">${edition.number}</p></div>
<p class="kind">${subject.kind}</p><h1>${subject.name}</h1>${subject.tagline && html`<p class="tagline">${subject.tagline}</p>`}${subject.isOld && html`<p class="edition">${words.replacedEdition}</p>`}</header>
${showText(library, subject, edition, blocks)}`;
}

function readManual(
  library: Library,
  { products }: Subject,
  textName: string,
  { language }: Edition,
): Block[] {
  return readBlocks(fillValues(readText(textName, language), library, products, language));
}

function showText(library: Library, subject: Subject, edition: Edition, blocks: Block[]): Html {
  return html`<main class="text">${showBlocks(blocks, wordsIn(edition.language), makeDirectives(library, subject, edition))}</main>`;
}

function listSections(blocks: Block[]) {
  return blocks.flatMap((block) => (block.type === "heading" && block.level === 1 ? [block.text] : []));
}
