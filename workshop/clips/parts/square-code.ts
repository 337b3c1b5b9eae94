import { box } from "../svg.ts";

const SIZE = 21;

/** Looks like a square code of 21 by 21; it has the three corners but says nothing. */
export function squareCode(x: number, y: number, width: number, color = "var(--ink)") {
  const cell = width / SIZE;
  const cells: string[] = [];
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++)
      if (isDark(row, column))
        cells.push(
          `M${(x + column * cell).toFixed(2)} ${(y + row * cell).toFixed(2)}h${(cell + 0.15).toFixed(2)}v${(cell + 0.15).toFixed(2)}h-${(cell + 0.15).toFixed(2)}Z`,
        );
  return `<path d="${cells.join("")}" fill="${color}"/>`;
}

function isDark(row: number, column: number) {
  const corner = cornerOf(row, column);
  if (corner) return corner.some((distance) => distance === 3) || Math.max(...corner) <= 1;
  if (nearCorner(row, column)) return false;
  return ((row * 73 + column * 151 + row * column * 31) % 97) % 2 === 0;
}

/** Distance from the middle of the corner mark that a cell belongs to. */
function cornerOf(row: number, column: number) {
  for (const [y, x] of [
    [3, 3],
    [3, 17],
    [17, 3],
  ] as const) {
    const distances = [Math.abs(row - y), Math.abs(column - x)];
    if (Math.max(...distances) <= 3) return distances;
  }
  return null;
}

function nearCorner(row: number, column: number) {
  return (row <= 7 && (column <= 7 || column >= 13)) || (row >= 13 && column <= 7);
}

export function barCode(x: number, y: number, width: number, height: number) {
  const bars: string[] = [];
  let at = 0;
  for (let index = 0; at < width; index++) {
    const thick = 2 + ((index * 7 + index * index) % 3) * 1.6;
    if (at + thick <= width) bars.push(box(x + at, y, thick, height, 0, { fill: "var(--ink)" }));
    at += thick + 2.4 + ((index * 5) % 3) * 1.5;
  }
  return bars.join("");
}
