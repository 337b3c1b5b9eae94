import { escapeHtml, type Html, html, raw } from "../page/html.ts";
import type { Words } from "../words/words.ts";
import type { Block } from "./blocks.ts";

export type Directive = (name: string, args: string[]) => Html;

/** Sections are numbered in order; no page break separates a heading from its text. */
export function showBlocks(blocks: Block[], words: Words, directive: Directive): Html {
  let section = 0;
  return html`${blocks.map((block) => {
    if (block.type === "heading" && block.level === 1) {
      section += 1;
      return html`<h2 id="s${section}"><span class="count">${section}</span> ${inline(block.text)}</h2>`;
    }
    return showBlock(block, words, directive);
  })}`;
}

function showBlock(block: Block, words: Words, directive: Directive): Html {
  switch (block.type) {
    case "heading":
      return html`<h3>${inline(block.text)}</h3>`;
    case "paragraph":
      return html`<p>${inline(block.text)}</p>`;
    case "list":
      return block.ordered
        ? html`<ol>${block.items.map((item) => html`<li>${inline(item)}</li>`)}</ol>`
        : html`<ul>${block.items.map((item) => html`<li>${inline(item)}</li>`)}</ul>`;
    case "table":
      return showTable(block.head, block.rows);
    case "callout":
      return html`<aside class="${block.tone}"><p><strong>${words[block.tone]}</strong> ${inline(block.text)}</p></aside>`;
    case "directive":
      return directive(block.name, block.args);
  }
}

function showTable(head: string[], rows: string[][]): Html {
  return html`<table class="columns-${head.length}"><thead><tr>${head.map((cell) => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead><tbody>${rows.map(
    (row) => html`<tr>${row.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`,
  )}</tbody></table>`;
}

function inline(text: string): Html {
  return raw(escapeHtml(text).replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>"));
}
