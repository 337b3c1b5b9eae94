/**
 * How many letters were missed, added, changed or swapped with their neighbour. What is spelt by ear counts half: a
 * doubled letter, a silent h, b for v, s for z.
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = [0];
  for (let column = 1; column <= b.length; column++) last.push(at(last, column - 1) + costOf(b, column - 1));
  for (let row = 1; row <= a.length; row++) {
    const current = [at(last, 0) + costOf(a, row - 1)];
    for (let column = 1; column <= b.length; column++) {
      const [one = "", other = ""] = [a[row - 1], b[column - 1]];
      const missedOrAdded = Math.min(
        at(last, column) + costOf(a, row - 1),
        at(current, column - 1) + costOf(b, column - 1),
      );
      const changed = at(last, column - 1) + (one === other ? 0 : soundsAlike(one, other) ? 0.5 : 1);
      const isSwap = row > 1 && column > 1 && one === b[column - 2] && a[row - 2] === other;
      const swapped = isSwap ? at(beforeLast, column - 2) + 1 : changed;
      current.push(Math.min(missedOrAdded, changed, swapped));
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

const costOf = (word: string, place: number) =>
  word[place] === "h" || (place > 0 && word[place] === word[place - 1]) ? 0.5 : 1;

const soundsAlike = (one: string, other: string) => ["bv", "sz"].includes([one, other].sort().join(""));

const at = (distances: number[], index: number) => distances[index] ?? Number.POSITIVE_INFINITY;
