/** How many letters were missed, added, changed or swapped with their neighbour. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const missedOrAdded = Math.min(at(last, column), at(current, column - 1)) + 1;
      const changed = at(last, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwap ? at(beforeLast, column - 2) + 1 : changed;
      current.push(Math.min(missedOrAdded, changed, swapped));
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

const at = (distances: number[], index: number) => distances[index] ?? Number.POSITIVE_INFINITY;
