import type { Language, Library } from "../library.ts";
import { textOf } from "../library.ts";
import { type Html, html, raw } from "../page/html.ts";
import { wordsIn } from "../words/words.ts";

/** The terms of a market as on the site, without their heading. */
export function showTerms(library: Library, id: string, language: Language): Html {
  const record = library["warranty-terms"].find((terms) => terms.id === id);
  if (!record) throw new Error(`There are no terms ${id}`);
  return raw(textOf(record, language).body.replaceAll("h2>", "h3>"));
}

export function showMarketNotes(library: Library, language: Language): Html {
  return html`${["au", "ng"].map((id) => {
    const record = library["warranty-terms"].find((terms) => terms.id === id);
    return (
      record &&
      html`<h3>${textOf(record, language).title}</h3>${raw(textOf(record, language).body.replaceAll("h2>", "h4>"))}`
    );
  })}`;
}

/** The years of the general table, or of one named market. */
export function showWarrantyTable(library: Library, market: string | undefined, language: Language): Html {
  const words = wordsIn(language);
  const records = library.warranty
    .filter(({ data }) => (market ? data.market === market : data.market === undefined))
    .sort((a, b) => a.data.position - b.data.position);
  return html`<table class="years"><thead><tr><th scope="col">${words.product}</th><th scope="col">${words.years}</th><th scope="col">${words.limit}</th><th scope="col">${words.starts}</th></tr></thead><tbody>${records.map(
    (record) => {
      const text = textOf(record, language);
      const { years, extendableTo, performanceYears } = record.data;
      const more = [
        extendableTo && words.extendable(extendableTo.join(` ${words.or} `)),
        performanceYears && words.performance(String(performanceYears)),
      ];
      return html`<tr><td><strong>${text.name}</strong></td><td>${years}${more.map((line) => line && html`<br><small>${line}</small>`)}</td><td>${text.limit}${text.limit && text.note && html`<br>`}${text.note}</td><td>${text.starts}</td></tr>`;
    },
  )}</tbody></table>`;
}
