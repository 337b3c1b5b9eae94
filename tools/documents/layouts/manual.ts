import { drawClearance } from "../drawings/clearance.ts";
import { drawDimensions } from "../drawings/dimensions.ts";
import { drawWiring } from "../drawings/wiring.ts";
import type { Language, Library, Product } from "../library.ts";
import { textOf } from "../library.ts";
import { type Block, readBlocks } from "../markup/blocks.ts";
import { readText } from "../markup/read-text.ts";
import { fillValues } from "../markup/series-value.ts";
import { showBlocks } from "../markup/show-blocks.ts";
import { type Html, html, raw } from "../page/html.ts";
import type { Edition } from "../plan/planned.ts";
import { wordsIn } from "../words/words.ts";
import { showCover } from "./manual-cover.ts";
import { showSeriesTable } from "./series-table.ts";

export type Subject = { name: string; tagline: string; kind: string; products: Product[] };

/** A manual from its text: cover, contents, numbered sections with their figures and tables. */
export function makeManual(library: Library, subject: Subject, textName: string, edition: Edition): Html {
  const { language } = edition;
  const words = wordsIn(language);
  const source = fillValues(readText(textName, language), library, subject.products, language);
  const blocks = readBlocks(source);
  const directive = (name: string, args: string[]) => showDirective(name, args, library, subject, language);
  return html`${showCover(subject, edition, listSections(blocks), words)}<main class="text">${showBlocks(blocks, words, directive)}</main>`;
}

function listSections(blocks: Block[]) {
  return blocks.flatMap((block) => (block.type === "heading" && block.level === 1 ? [block.text] : []));
}

function showDirective(name: string, args: string[], library: Library, { products }: Subject, language: Language): Html {
  const words = wordsIn(language);
  if (name === "wiring") return drawWiring(args[0] ?? "", words);
  if (name === "clearance") return drawClearance(args.map(Number), words);
  if (name === "specs") return showSeriesTable(library, args.length > 0 ? args.map(library.product) : products, language);
  if (name === "dimensions") return html`<div class="dimensions">${products.map((product) => drawDimensions(product, language))}</div>`;
  if (name === "faq") return raw(faqTable(library, args, language));
  throw new Error(`@${name} is not known`);
}

/** The tables of faults and lights are those of the answers on the site. */
function faqTable(library: Library, [group, entry]: string[], language: Language) {
  const record = library.faq.find(({ id }) => id === group);
  if (!record || !entry) throw new Error(`There is no answer ${group}`);
  const { answer } = textOf(record, language).entries[entry] ?? { answer: "" };
  return /<table>[\s\S]*<\/table>/.exec(answer)?.[0] ?? answer;
}
