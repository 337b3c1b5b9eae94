import type { Token } from "./tokens.ts";

const joiner = /^[-‐‑–./,_'’:]$/u;
const hyphen = /^[-‐‑–]$/u;
const unit = /^(?:[km]?wh?|k?va?|m?ah?|k?hz|kg|mm|ms|u)$/;
const longestChain = 6;

export const isNumber = (text: string) => /^\d+$/.test(text);
export const isUnit = (text: string) => unit.test(text);

/** Rows of words that belong together: `X-R3.6-1P`, `back-up`, `5 kW`, `1,000`. */
export function listChains(tokens: Token[]): Token[][] {
  const chains: Token[][] = [];
  let from = 0;
  const end = (to: number) => {
    if (to - from > 1) chains.push(tokens.slice(from, to));
    from = to;
  };
  tokens.forEach((token, index) => {
    const last = tokens[index - 1];
    if (last && !continues(last, token)) end(index);
  });
  end(tokens.length);
  return chains;
}

/** The ways a chain is also written without what stands between: `hdr5`, `r51p`, `backup`, `5kw`, `1000`. */
export function joinedForms(chain: Token[]): string[] {
  return listJoins(chain).map(({ form }) => form);
}

/** The same with their places in the chain, the last one not included. */
export function listJoins(chain: Token[]): { form: string; from: number; to: number }[] {
  const parts = chain.slice(0, longestChain);
  const join = (from: number, to: number) => ({
    form: parts
      .slice(from, to)
      .map(({ text }) => text)
      .join(""),
    from,
    to,
  });
  if (!parts.some(({ text }) => /\d/.test(text))) {
    return chain.slice(1).every(({ before }) => hyphen.test(before)) ? [join(0, parts.length)] : [];
  }
  const starts = parts.flatMap((_, index) => (isDecimal(parts, index) ? [] : index));
  return starts.flatMap((from) => parts.slice(from + 1).map((_, count) => join(from, from + count + 2)));
}

/** The 5 of `22.5 kW` begins no measure. */
function isDecimal(parts: Token[], index: number) {
  return isNumber(parts[index - 1]?.text ?? "") && /^[.,]$/.test(parts[index]?.before ?? "");
}

function continues(last: Token, token: Token) {
  if (last.burmese || token.burmese) return false;
  return (
    joiner.test(token.before) || (isNumber(last.text) && isUnit(token.text) && /^\s?$/u.test(token.before))
  );
}
