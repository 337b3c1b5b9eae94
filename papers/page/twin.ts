import { sitePicture } from "./pictures.ts";

type Chapter = { anchor: string; title: string; text: string };

/** A document as a page of the site: same text and drawings, the site's pictures, an anchor per chapter. */
export function makeTwin(source: string): { html: string; chapters: Chapter[] } {
  const [, layout = "", body = ""] = /<body class="([^"]*)">([\s\S]*)<\/body>/.exec(source) ?? [];
  const html = anchorHeadings(lazyPictures(plainMain(body)));
  return { html: `<div class="${layout}">${html}</div>`, chapters: listChapters(html) };
}

function plainMain(body: string) {
  return body
    .replace(/<main(?: class="([^"]*)")?>/g, (_, name: string | undefined) =>
      name ? `<div class="${name}">` : "<div>",
    )
    .replaceAll("</main>", "</div>")
    .replace(/<h1>([\s\S]*?)<\/h1>/g, '<p class="h1">$1</p>')
    .replaceAll(' class=""', "");
}

function lazyPictures(body: string) {
  return body.replace(/<img src="([^"]+)" alt="([^"]*)">/g, (_, address: string, alt: string) => {
    const picture = sitePicture(address);
    if (!picture) return "";
    const { src, width, height } = picture;
    return `<img src="${src}" width="${width}" height="${height}" alt="${alt}" loading="lazy">`;
  });
}

/** Chapters of a manual already have anchors. */
function anchorHeadings(body: string) {
  if (body.includes('<h2 id="s1">')) return body;
  let count = 0;
  return body.replaceAll("<h2>", () => {
    count += 1;
    return `<h2 id="s${count}">`;
  });
}

/** The page has its own contents; text before the first heading belongs to no chapter. */
function listChapters(html: string): Chapter[] {
  return html.split(/(?=<h2 id=")/).flatMap((part) => {
    const [, anchor, heading = ""] = /^<h2 id="(s\d+)">([\s\S]*?)<\/h2>/.exec(part) ?? [];
    if (!anchor) return [];
    const title = plain(heading.replace(/<span class="count">\d+<\/span>/, ""));
    const text = plain(part.replace(/^<h2[\s\S]*?<\/h2>/, "").replace(/<svg[\s\S]*?<\/svg>/g, " "));
    return [{ anchor, title, text: text.slice(0, longest) }];
  });
}

/** Enough text for the search and its excerpts. */
const longest = 4000;

function plain(html: string) {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: "&", lt: "<", gt: ">" })[name] ?? '"')
    .replace(/\s+/g, " ")
    .trim();
}
