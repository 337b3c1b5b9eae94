import type { Language, Library, Product } from "../library.ts";
import { textOf } from "../library.ts";
import { formatDay } from "../numbers.ts";
import { type Html, html } from "../page/html.ts";
import { wordsIn } from "../words/words.ts";

/** Dates, last firmware and successor of a discontinued model. */
export function showLegacy(library: Library, [product]: Product[], language: Language): Html {
  if (!product) return html``;
  const words = wordsIn(language);
  const { endOfSale, endOfSupport, lastFirmware, successors } = product.data;
  const rows: [string, string | undefined][] = [
    [words.model, product.data.model],
    [words.endOfSale, endOfSale && formatDay(endOfSale, language)],
    [words.endOfSupport, endOfSupport && formatDay(endOfSupport, language)],
    [words.lastFirmware, lastFirmware],
    [
      words.successor,
      successors
        ?.map((id) => `${textOf(library.product(id), language).name} (${library.product(id).data.model})`)
        .join(" + "),
    ],
  ];
  return html`<table class="columns-2"><tbody>${rows.map(([name, value]) => value && html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</tbody></table>`;
}

export function showSuccessor([product]: Product[], language: Language): Html {
  return html`<p>${product && textOf(product, language).successorNote}</p>`;
}
