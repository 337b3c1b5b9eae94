import { withoutLocale } from "#i18n/paths.ts";
import type { Path, Problem } from "../problem.ts";
import type { Content } from "../records.ts";
import type { SiteMap } from "./site-map.ts";
import { type Place, walkContent } from "./walk.ts";

type Link = { file: string; path: Path; link: string };

/** Links of menus, footers and the home page, and those inside rich text, lead to a page. */
export function checkLinks(content: Content, { pages }: SiteMap): Problem[] {
  const taken = content.redirects.flatMap(({ data }) =>
    (data.paths ?? []).flatMap(({ from }, place) => (pages.has(from) ? [{ from, place }] : [])),
  );
  const lost = listLinks(content).filter(({ link }) => !fileOfLink(link) && !leadsToPage(link, pages));
  return [
    ...taken.map(({ from, place }) => ({
      code: "link" as const,
      file: "redirects/main.yaml",
      path: ["paths", place, "from"],
      message: `sends ${from} away, where there is a page`,
    })),
    ...lost.map(({ file, path, link }) => ({
      code: "link" as const,
      file,
      path,
      message: `links to ${link}, where there is no page and no file`,
    })),
  ];
}

/** Every link inside the site that content has; a redirect links to where it sends. */
export const listLinks = (content: Content): Link[] =>
  [...walkContent(content)].flatMap((place) =>
    linksIn(place).map((link) => ({ file: place.file, path: place.path, link })),
  );

function linksIn({ key, value, file }: Place): string[] {
  if (file.startsWith("seo/") || file.startsWith("documents/")) return [];
  if (file.startsWith("redirects/")) return key === "to" ? [value] : [];
  if (key === "path") return [value];
  const links = value.matchAll(/\s(?:href|src|poster)="(\/[^"\s]*)"/g);
  return [...links].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
}

/** The file of the content folder that a link leads to; undefined when it leads to a page. */
export function fileOfLink(link: string): string | undefined {
  const { pathname } = new URL(link, "http://site.example");
  const [, folder, file] = /^\/(files|profile|media)\/(.+)$/.exec(decodeURIComponent(pathname)) ?? [];
  return folder && `${folder === "media" ? "media/derived" : "files"}/${file}`;
}

function leadsToPage(link: string, pages: ReadonlySet<string>) {
  const { pathname, searchParams, hash } = new URL(link, "http://site.example");
  const path = withoutLocale(pathname);
  const record = ["case", "video"].find((name) => searchParams.has(name));
  if (record && !pages.has(`${path}?${record}=${searchParams.get(record)}`)) return false;
  if (path === "/support/faq" && hash) return pages.has(path + hash);
  return pages.has(path);
}
