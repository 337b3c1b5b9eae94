import { listChains } from "./compounds.ts";
import { type Token, tokenise } from "./tokens.ts";

/** A text whose words are known. */
export type Shown = { text: string; tokens: Token[]; chains: Chain[]; latinWords: string[] };
type Chain = { tokens: Token[]; from: number };

/** Memory of 20 times as many bytes. */
const mostLetters = 400_000;
/** The same texts answer many questions, so those met before are known, up to a limit. */
let knownTexts = new Map<string, Shown>();
let knownLetters = 0;

export function show(text: string): Shown {
  const known = knownTexts.get(text);
  if (known) return known;
  if (knownLetters > mostLetters) {
    knownTexts = new Map();
    knownLetters = 0;
  }
  const shown = takeApart(text);
  knownTexts.set(text, shown);
  knownLetters += text.length;
  return shown;
}

function takeApart(text: string): Shown {
  const tokens = tokenise(text);
  const latinWords = new Set<string>();
  for (const { text: word, burmese } of tokens) if (!burmese) latinWords.add(word);
  const places = new Map(tokens.map((token, place) => [token, place]));
  const chains = listChains(tokens).map((chain) => ({
    tokens: chain,
    from: places.get(chain[0] as Token) ?? 0,
  }));
  return { text, tokens, chains, latinWords: [...latinWords] };
}
