import type { Language } from "../library.ts";
import { formatDay } from "../numbers.ts";
import { type Html, html } from "../page/html.ts";
import type { Subject } from "./subject.ts";

/** The record in the form of a laboratory's certificate; it says first and last that it is a specimen. */
export function showCertificate({ certificate, products }: Subject, language: Language): Html {
  if (!certificate) throw new Error("@certificate: the paper is about none");
  const { standard, number, laboratory, issued, validUntil, scope } = certificate.data;
  const facts = [
    ["Standard", standard],
    ["Scope", scope[language] ?? scope.en ?? ""],
    ["Certificate number", number],
    ["Laboratory", laboratory],
    ["Issued", formatDay(issued, language)],
    ["Valid until", validUntil ? formatDay(validUntil, language) : "Without end"],
  ];
  return html`<p class="declared"><strong>Specimen.</strong> Certificate of conformity, issued to Heliodane Energy Storage, 14 Havnelyset, 8000 Aarhus C, Denmark, for the models</p>
<p class="models">${products.map(({ data }) => data.model).join(" · ")}</p>
<table class="standards"><tbody>${facts.map(
    ([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
  )}</tbody></table>
<p class="declared">A sample of each model was tested to the standard above and met it. The certificate holds for these models as they were tested; a change that touches the standard needs a new one.</p>
<p class="fictional">Specimen: manufacturer, laboratory and certificate are fictitious. This paper is sample content; it certifies no real product and has no legal effect.</p>`;
}
