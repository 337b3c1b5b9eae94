import { currentMaker } from "#config/maker/read-maker.ts";
import { defaultLocale } from "#i18n/locales.ts";
import type { Category, Language, Library, Product, Series } from "../library.ts";
import { textOf } from "../library.ts";
import { type Html, html } from "../page/html.ts";
import { logo } from "../page/logo.ts";
import { pictureAddress } from "../page/pictures.ts";
import { wordsIn } from "../words/words.ts";
import { showPicture } from "./picture.ts";
import { showRange } from "./range.ts";
import { showStories } from "./stories.ts";

/** Four sheets: cover, families, the range in one table, places of use. */
export function makeBrochure(library: Library, category: Category, language: Language, number: string): Html {
  const words = wordsIn(language);
  const text = textOf(category, language);
  const families = familiesOf(library, category);
  const stories = showStories(library, category, language);
  const closing = html`<div class="closing"><p>${text.tagline}</p><p>${words.readMore(siteOf(library))}</p></div>`;
  const models = library.current.filter(({ data }) => data.category === category.id);
  return html`${showCover(library, category, language, number)}
<main><section class="sheet"><p class="lead">${text.description}</p>${families.map((family) => showFamily(library, family, language, families.length))}</section>
<section class="sheet"><h2>${words.seriesAtGlance}</h2>${families.map((family) => showRange(library, family, language))}${models.length <= 6 && html`<div class="models${models.length < 3 ? " large" : ""}">${models.map((model) => showModel(model, language, models.length < 3))}</div>`}${!stories && closing}</section>
${stories && html`<section class="sheet"><h2>${words.inUse}</h2>${stories}\n${closing}</section>`}</main>`;
}

function showCover(library: Library, category: Category, language: Language, number: string): Html {
  const text = textOf(category, language);
  const scene = pictureAddress(category.data.image, 1400);
  const families = familiesOf(library, category);
  const pictures = families.map((family) => showPicture(star(library, family), "", 640));
  return html`<section class="cover"><div class="picture${scene ? " scene" : ""}">${scene ? html`<img src="${scene}" alt="">` : pictures}</div>
<div class="words"><h1>${text.name}</h1><p class="tagline">${text.tagline}</p>${logo}<p class="number">${number}</p></div></section>`;
}

function showFamily(library: Library, family: Series, language: Language, count: number): Html {
  const text = textOf(family, language);
  return html`<article class="family ${familySize(count)}"><div class="picture">${showPicture(star(library, family), text.name, 640)}</div>
<div><h3>${text.name}</h3><p class="tagline">${text.tagline}</p><p>${text.description}</p></div></article>`;
}

function familiesOf(library: Library, category: Category) {
  return library.series.filter(
    ({ id, data }) => data.category === category.id && library.productsOf(id).length > 0,
  );
}

/** The site's address, from SITE_URL or the maker's mail domain. */
function siteOf({ variants }: Library) {
  const { SITE_URL } = process.env;
  const main = variants.find(({ id }) => id === defaultLocale);
  return SITE_URL ? new URL(SITE_URL).host : (main?.data.email?.split("@")[1] ?? currentMaker().data.name);
}

function familySize(count: number) {
  if (count === 1) return "only";
  return count < 3 ? "large" : "small";
}

/** A small range has room for a sentence on each model. */
function showModel(product: Product, language: Language, isLong: boolean): Html {
  const text = textOf(product, language);
  const features = (text.features ?? []).slice(0, isLong ? 5 : 3);
  return html`<article><div class="picture">${showPicture(product, text.name, 640)}</div><div><h3>${text.name}</h3><p>${text.summary}</p>
<ul>${features.map((feature) => (isLong ? html`<li><strong>${feature.title}${wordsIn(language).stop}</strong> ${feature.text}</li>` : html`<li>${feature.title}</li>`))}</ul></div></article>`;
}

function star(library: Library, family: Series) {
  const models = library.productsOf(family.id);
  const chosen =
    models.find(({ data }) => data.images[0] === family.data.image && pictureAddress(data.images[0], 640)) ??
    models.find(({ data }) => pictureAddress(data.images[0], 640)) ??
    models[0];
  if (!chosen) throw new Error(`${family.id} has no products`);
  return chosen;
}
