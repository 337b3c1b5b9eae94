type Page = { path: string; title: string };

/** Below this two addresses have too little in common to be meant for each other. */
const alike = 0.5;

/** The known page whose address looks most like the one that was asked for. */
export function nearestPage(asked: string, pages: Page[]): Page | undefined {
  const pairs = pairsOf(asked);
  let best: Page | undefined;
  let most = alike;
  for (const page of pages) {
    const likeness = likenessOf(pairs, pairsOf(page.path));
    if (likeness > most) [best, most] = [page, likeness];
  }
  return best;
}

/** Twice what they share of what they have: 1 for the same, 0 for nothing in common. */
function likenessOf(one: Set<string>, other: Set<string>) {
  return (2 * one.intersection(other).size) / Math.max(1, one.size + other.size);
}

function pairsOf(path: string): Set<string> {
  const text = path
    .toLowerCase()
    .slice(0, 100)
    .replace(/\.\w{1,9}$/, "");
  return new Set([...text].slice(1).map((letter, place) => text[place] + letter));
}
