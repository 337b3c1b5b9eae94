type Page = { path: string; title: string };

/** Below this two addresses have too little in common to be meant for each other. */
const alike = 0.5;

/** The known page whose address looks most like the one that was asked for. */
export function nearestPage(asked: string, pages: Page[]): Page | undefined {
  const pairs = pairsOf(asked);
  let best: Page | undefined;
  let most = alike;
  for (const page of pages) {
    const likeness = diceCoefficient(pairs, pairsOf(page.path));
    if (likeness > most) [best, most] = [page, likeness];
  }
  return best;
}

/** The record whose id looks most like the last part of the address that was asked for, among its neighbours. */
export function nearestRecord(asked: string, pages: Page[]): Page | undefined {
  const folder = asked.slice(0, asked.lastIndexOf("/") + 1);
  const records = pages
    .filter(({ path }) => path.startsWith(folder) && !path.includes("/", folder.length))
    .map((page) => ({ ...page, path: page.path.slice(folder.length) }));
  const nearest = nearestPage(asked.slice(folder.length), records);
  return nearest && { ...nearest, path: folder + nearest.path };
}

/** Dice's coefficient: 1 for the same pairs of letters, 0 for none in common. */
function diceCoefficient(one: Set<string>, other: Set<string>) {
  return (2 * one.intersection(other).size) / Math.max(1, one.size + other.size);
}

function pairsOf(path: string): Set<string> {
  const text = path
    .toLowerCase()
    .slice(0, 100)
    .replace(/\.\w{1,9}$/, "");
  return new Set([...text].slice(1).map((letter, place) => text[place] + letter));
}
