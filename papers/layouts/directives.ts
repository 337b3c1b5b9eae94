import { drawClearance } from "../drawings/clearance.ts";
import { drawWiring } from "../drawings/wiring.ts";
import type { Language, Library, Product } from "../library.ts";
import { textOf } from "../library.ts";
import type { Directive } from "../markup/show-blocks.ts";
import { type Html, html, raw } from "../page/html.ts";
import type { Edition } from "../plan/planned.ts";
import { wordsIn } from "../words/words.ts";
import { showCertificate } from "./certificate.ts";
import { showDeclared, showNotHeld, showSignature, showStandards } from "./declaration.ts";
import { showBanks, showBatteryLines, showCircuits, showDistances, showLeadAcid } from "./installation.ts";
import { showLegacy, showSuccessor } from "./legacy.ts";
import { showCodes, showLights } from "./lights.ts";
import { showSeriesTable } from "./series-table.ts";
import type { Subject } from "./subject.ts";
import { showTransport } from "./transport.ts";
import { showMarketNotes, showTerms, showWarrantyTable } from "./warranty.ts";

/** Parts that a text inserts by `@name`: specs, tables of content, parts of a declaration. */
export function makeDirectives(library: Library, subject: Subject, edition: Edition): Directive {
  const { language } = edition;
  const words = wordsIn(language);
  const { products } = subject;
  const known: Record<string, (args: string[]) => Html> = {
    wiring: ([name = ""]) => drawWiring(name, words),
    clearance: () => drawClearance(clearanceOf(products), words),
    distances: () => showDistances(products, language),
    circuits: () => showCircuits(products, language),
    "battery-lines": () => showBatteryLines(products, language),
    banks: ([id = "", ...counts]) => showBanks(library.product(id), counts.map(Number), language),
    "lead-acid": () => showLeadAcid(products, language),
    specs: (args) =>
      showSeriesTable(library, args.length > 0 ? args.map(library.product) : products, language),
    faq: (args) => raw(faqTable(library, args, language)),
    lights: () => showLights(library, products, language),
    codes: () => showCodes(library, products, language),
    certificate: () => showCertificate(subject, language),
    declared: () => showDeclared(subject, language),
    standards: () => showStandards(subject, language),
    "not-held": () => showNotHeld(subject, language),
    signature: () => showSignature(edition),
    transport: () => showTransport(library, products, language),
    legacy: () => showLegacy(library, products, language),
    successor: () => showSuccessor(products, language),
    terms: ([id = "default"]) => showTerms(library, id, language),
    warranty: ([market]) => showWarrantyTable(library, market, language),
    "market-notes": () => showMarketNotes(library, language),
  };
  return (name, args) => known[name]?.(args) ?? html`${fail(name)}`;
}

/** A series has one mounting drawing. */
function clearanceOf(products: Product[]) {
  const [room, ...others] = products.flatMap(({ data }) => data.installation?.clearance ?? []);
  if (!room) throw new Error("@clearance: no model states its free space");
  if (others.some((other) => JSON.stringify(other) !== JSON.stringify(room)))
    throw new Error("@clearance: the models of the series differ");
  return [room.above, room.below, room.side];
}

function fail(name: string): never {
  throw new Error(`@${name} is not known`);
}

/** Tables of faults and lights come from the answers on the site. */
function faqTable(library: Library, [group, entry]: string[], language: Language) {
  const record = library.faq.find(({ id }) => id === group);
  if (!record || !entry) throw new Error(`There is no answer ${group}`);
  const { answer } = textOf(record, language).entries[entry] ?? { answer: "" };
  return /<table>[\s\S]*<\/table>/.exec(answer)?.[0] ?? answer;
}
