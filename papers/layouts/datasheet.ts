import { drawDimensions } from "../drawings/dimensions.ts";
import type { Language, Library, Product } from "../library.ts";
import { textOf } from "../library.ts";
import { type Html, html, raw } from "../page/html.ts";
import { logo } from "../page/logo.ts";
import { wordsIn } from "../words/words.ts";
import { dataSheetPage } from "./datasheet-data.ts";
import { keyFigures } from "./key-figures.ts";
import { showPicture } from "./picture.ts";

/** Two sheets: features, then all specs. */
export function makeDatasheet(library: Library, product: Product, language: Language): Html {
  const words = wordsIn(language);
  const text = textOf(product, language);
  return html`<header class="masthead">${logo}<p class="kind">${words.datasheet}</p></header>
<main>
<section class="hero"><div><h1>${text.name}</h1><p class="model">${product.data.model}</p><p class="summary">${text.summary}</p></div>
<div class="picture">${showPicture(product, text.name, 640)}</div></section>
${showFigures(library, product, language)}
<section class="about"><div>${raw(text.description)}</div><div>${text.uses && list(words.madeFor, text.uses)}${showAccessories(library, product, language)}</div></section>
${text.features && html`<section class="features">${text.features.map((feature) => html`<div><h3>${feature.title}</h3><p>${feature.text}</p></div>`)}</section>`}
${dataSheetPage(library, product, language, drawDimensions(product, language))}
</main>`;
}

function showFigures(library: Library, product: Product, language: Language): Html {
  return html`<dl class="figures">${keyFigures(library, product, language).map(
    ({ name, value, unit }) =>
      html`<div><dt>${name}</dt><dd class="${value.length > 7 ? "long" : ""}">${value}${unit && html`<small>\u00a0${unit}</small>`}</dd></div>`,
  )}</dl>`;
}

function showAccessories(library: Library, product: Product, language: Language): Html | undefined {
  const accessories = (product.data.accessories ?? []).map(library.product);
  if (accessories.length === 0) return undefined;
  const names = accessories.map((one) => `${textOf(one, language).name} (${one.data.model})`);
  return html`<h2>${wordsIn(language).accessories}</h2><p class="joined">${names.join(", ")}</p>`;
}

function list(title: string, lines: string[]): Html {
  return html`<h2>${title}</h2><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}
