import type { Category, Language, Library } from "../library.ts";
import { textOf } from "../library.ts";
import { type Html, html } from "../page/html.ts";
import { pictureAddress } from "../page/pictures.ts";

type Story = {
  title: string;
  place: string;
  summary: string;
  results: { value: string; label: string }[];
  image?: string;
};

/** Up to four uses of a category's products: cases first, then solutions. */
export function showStories(library: Library, category: Category, language: Language): Html | undefined {
  const ids = new Set(
    library.products.filter(({ data }) => data.category === category.id).map(({ id }) => id),
  );
  const uses = ({ data }: { data: { products: { product: string }[] } }) =>
    data.products.some(({ product }) => ids.has(product));
  const cases = library.cases
    .filter(uses)
    .map((one): Story => ({ ...textOf(one, language), image: one.data.image }));
  const solutions = library.solutions.filter(uses).map((one): Story => {
    const { title, summary, results } = textOf(one, language);
    return { title, place: "", summary, results: results ?? [], image: one.data.image };
  });
  const stories = [...cases, ...solutions].slice(0, 4);
  if (stories.length === 0) return undefined;
  return html`<div class="stories${stories.length === 1 ? " single" : ""}">${stories.map(showStory)}</div>`;
}

function showStory({ title, place, summary, results, image }: Story): Html {
  const address = pictureAddress(image, 800);
  return html`<article>${address && html`<p class="photo"><img src="${address}" alt=""></p>`}<h3>${lowered(title)}</h3>${place && html`<p class="place">${place}</p>`}<p>${lowered(summary)}</p>
${results.length > 0 && html`<dl>${results.slice(0, 3).map(({ value, label }) => html`<div><dt>${lowered(label)}</dt><dd>${value}</dd></div>`)}</dl>`}</article>`;
}

/** The font has no subscript figures; a fallback font would be drawn as outlines. */
function lowered(text: string) {
  return text.split("₂").map((part, place) => (place === 0 ? part : html`<sub>2</sub>${part}`));
}
