import type { Language, Product } from "../library.ts";
import { formatDay } from "../numbers.ts";
import { type Html, html } from "../page/html.ts";
import type { Edition } from "../plan/planned.ts";
import { wordsIn } from "../words/words.ts";
import { nameMarket } from "./approvals.ts";
import { ownTests } from "./own-tests.ts";
import type { Subject } from "./subject.ts";

type Line = { standard: string; markets: string[]; models: string[] };

export function showDeclared({ products }: Subject, language: Language): Html {
  const words = wordsIn(language);
  return html`<p class="declared"><strong>Heliodane Energy Storage</strong>, 14 Havnelyset, 8000 Aarhus C, Denmark, ${words.declares}</p>
<p class="models">${products.map(({ data }) => data.model).join(" · ")}</p><p class="declared">${words.conform}</p>`;
}

export function showStandards({ products, series, without }: Subject, language: Language): Html {
  const words = wordsIn(language);
  const own = ownTests[series ?? ""] ?? [];
  const lines = [
    ...listLines(products, language, true),
    ...own.map((line) => ({ ...line, markets: [words.ownTest] })),
  ].filter(({ standard }) => standard !== without);
  return html`<table class="standards"><thead><tr><th scope="col">${words.standard}</th><th scope="col">${words.markets}</th><th scope="col">${words.models}</th></tr></thead><tbody>${lines.map(
    (line) =>
      html`<tr><td><strong>${line.standard}</strong></td><td>${line.markets.join(", ")}</td><td>${line.models.map((model) => html`<span class="model">${model}</span> `)}</td></tr>`,
  )}</tbody></table>`;
}

export function showNotHeld({ products }: Subject, language: Language): Html {
  const words = wordsIn(language);
  const lines = listLines(products, language, false);
  return html`${lines.length > 0 && html`<p>${words.notHeldFor} ${lines.map(({ standard, models }) => `${standard} (${models.join(", ")})`).join("; ")}${words.stop}</p>`}`;
}

export function showSignature({ language, date }: Edition): Html {
  const words = wordsIn(language);
  return html`<div class="signature"><p>Aarhus, ${formatDay(date, language)}</p><p><strong>Henrik Lund</strong><br>${words.signedRole}<br>${words.signedFor}</p></div><p class="fictional">${words.fictional}</p>`;
}

function listLines(products: Product[], language: Language, held: boolean): Line[] {
  const approvals = products.flatMap(({ data }) =>
    (data.approvals ?? []).map((approval) => ({ ...approval, model: data.model })),
  );
  const chosen = approvals.filter((approval) => approval.held === held);
  return [...new Set(chosen.map(({ standard }) => standard))].map((standard) => {
    const own = chosen.filter((approval) => approval.standard === standard);
    return {
      standard,
      markets: [...new Set(own.map(({ market }) => nameMarket(market, language)))],
      models: [...new Set(own.map(({ model }) => model))],
    };
  });
}
