import { keepNumbers } from "#i18n/unbroken.ts";

const wiring = '<figure class="wiring">';

/**
 * A paper for the screen: model numbers end no line, and a wiring diagram stands in a frame of its own, which moves
 * sideways on a phone, by key too. The name of the drawing is the name of the frame.
 */
export function setPaper(html: string): string {
  const [before = "", ...drawings] = keepWords(html).split(wiring);
  return [before, ...drawings.map(frame)].join(wiring);
}

/** What stands between the tags. */
function keepWords(html: string) {
  const pieces = html.split("<").map((piece) => {
    const end = piece.indexOf(">") + 1;
    return piece.slice(0, end) + keepNumbers(piece.slice(end));
  });
  return pieces.join("<");
}

/** The drawing comes first; the rest of the paper follows it. */
function frame(text: string) {
  const end = text.indexOf("</svg>") + "</svg>".length;
  const start = text.indexOf("aria-label=");
  const name = text.slice(start, text.indexOf('">', start) + 1);
  return `<div class="sideways" role="region" tabindex="0" ${name}>${text.slice(0, end)}</div>${text.slice(end)}`;
}
