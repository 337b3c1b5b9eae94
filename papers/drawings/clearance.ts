import { type Html, html, raw } from "../page/html.ts";
import type { Words } from "../words/words.ts";

/** Free space around a unit: above, below and at each side; a negative value means that it stands on the floor. */
export function drawClearance([above = 300, below = 300, side = 200]: number[], words: Words): Html {
  const stands = below === 0;
  const parts = [
    `<rect class="room" x="40" y="8" width="240" height="${stands ? 142 : 174}"/>`,
    `<rect class="body" x="115" y="50" width="90" height="${stands ? 100 : 90}" rx="4"/>`,
    up(160, 8, 42, above),
    stands ? `<path class="floor" d="M20 150H300"/>` : up(160, 140, 42, below),
    across(40, 95, 75, side),
    across(205, 95, 75, side),
  ];
  return html`<figure class="clearance"><svg class="drawing" viewBox="0 0 320 ${stands ? 160 : 190}" role="img" aria-label="${words.clearanceFigure}">${raw(parts.join(""))}</svg><figcaption>${words.clearanceFigure}</figcaption></figure>`;
}

function up(x: number, y: number, length: number, value: number) {
  return `<path class="measure" d="M${x - 5} ${y}h10M${x - 5} ${y + length}h10M${x} ${y}v${length}"/><text x="${x + 8}" y="${y + length / 2 + 3}">${value}</text>`;
}

function across(x: number, y: number, length: number, value: number) {
  return `<path class="measure" d="M${x} ${y - 5}v10M${x + length} ${y - 5}v10M${x} ${y}h${length}"/><text x="${x + length / 2}" y="${y - 6}" text-anchor="middle">${value}</text>`;
}
