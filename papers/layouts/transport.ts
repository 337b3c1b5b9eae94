import type { Language, Library, Product } from "../library.ts";
import { type Html, html } from "../page/html.ts";
import { joinSpec, listSpecs } from "../specs.ts";
import { wordsIn } from "../words/words.ts";

/** Energy and mass of each model, as transport documents require. */
export function showTransport(library: Library, products: Product[], language: Language): Html {
  const words = wordsIn(language);
  const rows = products.map((product) => {
    const specs = listSpecs(library, product, language).flatMap((group) => group.specs);
    const say = (id: string) => specs.filter((spec) => spec.id === id).map(joinSpec)[0] ?? "–";
    return html`<tr><td>${product.data.model}</td><td>${say("nominalEnergy")}</td><td>${say("batteryNominalVoltage")}</td><td>${say("weight")}</td></tr>`;
  });
  const voltage = library.specs[0]?.texts[language]?.specs.batteryNominalVoltage?.name;
  return html`<table class="columns-3"><thead><tr><th scope="col">${words.model}</th><th scope="col">${words.energy}</th><th scope="col">${voltage}</th><th scope="col">${words.mass}</th></tr></thead><tbody>${rows}</tbody></table>`;
}
