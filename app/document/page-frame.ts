import type { Marked, Piece } from "../ui/kept/drawing.ts";
import { scriptMark } from "./draw-document.tsx";
import type { MetaWords } from "./meta-words.ts";
import type { WrittenParts } from "./written-parts.ts";

const nonce = ` nonce="${scriptMark}"`;
const headStart = "<head>";
const linkEnd = "/>";
/** React asks in the head for some pictures that are below. */
const ofOnePage = ' as="image"';

/** What all pages of one kind have in common, round what each says of itself in its head and round its data. */
export type PageFrame = { start: Buffer; middle: Buffer; rest: Buffer; end: Marked };

/**
 * Takes the frame from a page that the framework drew. The files that the code wants are moved from the head to the
 * scripts at the end: the server lets them come later, and finishes that part once. Undefined when the page does not
 * say of itself what it should, word for word, or asks for a picture: then the framework draws the next of its kind, too.
 */
export function frameOf(page: Piece[], { tags, scripts }: MetaWords): PageFrame | undefined {
  const [first, last] = [page[0], page.at(-1)].map(String) as [string, string];
  const head = first.slice(first.indexOf(headStart) + headStart.length, first.indexOf("</head>"));
  const tagsAt = head.indexOf(tags);
  const stylesAt = head.indexOf(`<link${nonce} rel="stylesheet"`);
  const scriptsAt = stylesAt - scripts.length;
  const isKnown = tagsAt >= 0 && scriptsAt >= tagsAt + tags.length && head.startsWith(scripts, scriptsAt);
  if (!isKnown || head.includes(ofOnePage)) return undefined;
  const links = head.slice(tagsAt + tags.length, scriptsAt).split(linkEnd);
  const loads = links.filter(isForCode).map((link) => link + linkEnd);
  const end = last.slice(last.indexOf(`<script${nonce}`), last.lastIndexOf("</body>"));
  return {
    start: Buffer.from(head.slice(0, tagsAt)),
    middle: Buffer.from(links.filter((link) => !isForCode(link)).join(linkEnd)),
    rest: Buffer.from(head.slice(stylesAt).replace(nonce, "")),
    end: { marked: loads.join("") + end },
  };
}

const isForCode = (link: string) => link.includes(nonce) || link.includes('as="fetch"');

/** A page of this kind, but for what React draws. */
export function fillFrame(
  { start, middle, rest, end }: PageFrame,
  { tags, scripts }: MetaWords,
  data: Piece[],
): WrittenParts {
  return { head: [start, tags, middle, scripts, rest], end: [end, ...data] };
}

/** A script of ours that is the same on every page. */
export function markedScript(script: string): Marked {
  return { marked: `<script${nonce}>${script}</script>` };
}
