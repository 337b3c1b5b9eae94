import type { Language, Library, Product } from "../library.ts";
import { type Html, html } from "../page/html.ts";
import { logo } from "../page/logo.ts";
import { joinSpec, listSpecs, type SpecGroup } from "../specs.ts";
import { wordsIn } from "../words/words.ts";
import { listStandards } from "./approvals.ts";

/** The second sheet: tables in two columns, drawing and approvals between them, notes below. */
export function dataSheetPage(library: Library, product: Product, language: Language, drawing?: Html): Html {
  const words = wordsIn(language);
  const groups = listSpecs(library, product, language);
  const notes = [...new Set(groups.flatMap(({ specs }) => specs).flatMap(({ footnote }) => footnote ?? []))];
  return html`<section class="data"><header class="masthead">${logo}<p class="kind">${product.data.model}</p></header>
<h2>${words.technicalData}</h2>
<div class="groups">${groups.map((group) => showGroup(group, notes))}
${drawing && html`<section><h3>${words.dimensions}</h3>${drawing}</section>`}
${showApprovals(product, language)}</div>
<p class="notes">${notes.map((note, index) => html`<sup>${index + 1}</sup>\u00a0${note} `)}${words.changes}</p></section>`;
}

function showGroup({ name, specs }: SpecGroup, notes: string[]): Html {
  return html`<section><h3>${name}</h3><table><tbody>${specs.map(
    (spec) =>
      html`<tr><th scope="row">${spec.name}${spec.footnote && html`\u00a0<sup>${notes.indexOf(spec.footnote) + 1}</sup>`}</th><td>${joinSpec(spec)}</td></tr>`,
  )}</tbody></table></section>`;
}

function showApprovals(product: Product, language: Language): Html | undefined {
  const words = wordsIn(language);
  const standards = listStandards(product, language);
  if (standards.length === 0) return undefined;
  return html`<section class="approvals"><h3>${words.approvals}</h3><table><tbody>${standards.map(
    (line) =>
      html`<tr><th scope="row">${line.markets.join(", ")}</th><td>${!line.held && `${words.notHeld}: `}${line.standards.join("; ")}</td></tr>`,
  )}</tbody></table></section>`;
}
