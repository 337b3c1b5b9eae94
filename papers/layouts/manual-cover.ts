import { formatDay } from "../numbers.ts";
import { type Html, html } from "../page/html.ts";
import { logo } from "../page/logo.ts";
import { pictureAddress } from "../page/pictures.ts";
import type { Edition } from "../plan/planned.ts";
import type { Words } from "../words/words.ts";
import { showPicture } from "./picture.ts";
import type { Subject } from "./subject.ts";

const phone = "+45 00 00 01 42".replaceAll(" ", "\u00a0");

/** The cover: purpose, models and contents. */
export function showCover(
  { name, tagline, kind, products }: Subject,
  edition: Edition,
  sections: string[],
  words: Words,
): Html {
  const star = products.find(({ data }) => pictureAddress(data.images[0], 640)) ?? products[0];
  return html`<header class="front"><div class="masthead">${logo}<p class="kind">${edition.number}</p></div>
<div class="title"><div><p class="kind">${kind}</p><h1>${name}</h1><p class="tagline">${tagline}</p></div><div class="picture">${star && showPicture(star, name, 640)}</div></div>
<p class="models">${products.map(({ data }) => data.model).join(" · ")}</p>
<nav class="contents"><h2>${words.contents}</h2><ol>${sections.map((section, index) => html`<li><a href="#s${index + 1}">${section}</a></li>`)}</ol></nav>
<div class="imprint"><p>${words.keepManual}</p><p>${words.maker}: Heliodane Energy Storage, 14 Havnelyset, 8000 Aarhus C, Denmark. ${words.contact}: hello@heliodane.example, ${phone}.</p>
<p>${words.version} ${edition.version}, ${formatDay(edition.date, edition.language)}</p></div></header>`;
}
