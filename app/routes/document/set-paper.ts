import { keepNumbers } from "#i18n/unbroken.ts";

const wiring = /(?<=<figure class="wiring">)(<svg [^>]*?(aria-label="[^"]*")[\s\S]*?<\/svg>)/g;

/**
 * A paper for the screen: model numbers end no line, and a wiring diagram stands in a frame of its own, which moves
 * sideways on a phone, by key too. The name of the drawing is the name of the frame.
 */
export function setPaper(html: string): string {
  return keepWords(html).replace(wiring, '<div class="sideways" role="region" tabindex="0" $2>$1</div>');
}

const keepWords = (html: string) =>
  html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith("<") ? part : keepNumbers(part)))
    .join("");
