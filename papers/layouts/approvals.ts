import type { Language, Product } from "../library.ts";
import { wordsIn } from "../words/words.ts";

type Standard = { standards: string[]; markets: string[]; held: boolean };

/** One line per set of markets, with the standards held or not held there. */
export function listStandards({ data }: Product, language: Language): Standard[] {
  const lines = new Map<string, Standard>();
  for (const standard of new Set((data.approvals ?? []).map((approval) => approval.standard))) {
    const approvals = (data.approvals ?? []).filter((approval) => approval.standard === standard);
    const held = approvals.every((approval) => approval.held);
    const markets = approvals.map(({ market }) => nameMarket(market, language));
    const key = `${held} ${markets.join()}`;
    lines.set(key, { held, markets, standards: [...(lines.get(key)?.standards ?? []), standard] });
  }
  return [...lines.values()];
}

export function nameMarket(market: string, language: Language) {
  if (market === "INT") return wordsIn(language).international;
  if (market === "MM") return wordsIn(language).myanmar;
  return new Intl.DisplayNames([language], { type: "region" }).of(market) ?? market;
}
