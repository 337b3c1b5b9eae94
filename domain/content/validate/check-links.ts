import { stat } from "node:fs/promises";
import { join } from "node:path";
import { readIfExists } from "#db/read-if-exists.ts";
import { withoutLocale } from "#i18n/paths.ts";
import type { Problem } from "../problem.ts";
import type { Content } from "../records.ts";
import { type Place, walkContent } from "./walk.ts";

/** Links of menus, footers and the home page, and those inside rich text, must lead somewhere. */
export async function checkLinks(content: Content, directory: string): Promise<Problem[]> {
  const pages = listPages(content);
  const problems: Problem[] = [];
  for (const { from, to } of content.redirects.flatMap(({ data }) => data.paths ?? [])) {
    const fault = (message: string) =>
      problems.push({ file: "redirects/main.yaml", line: 1, word: ` ${from}`, message });
    if (pages.has(from)) fault(`sends ${from} away, where there is a page`);
    if (!(await leadsSomewhere(to, pages, directory)))
      fault(`sends to ${to}, where there is no page and no file`);
  }
  for (const place of walkContent(content)) {
    for (const link of linksIn(place)) {
      if (!(await leadsSomewhere(link, pages, directory)))
        problems.push({
          file: place.file,
          line: 1,
          word: link,
          message: `links to ${link}, where there is no page and no file`,
        });
    }
  }
  return problems;
}

function linksIn({ key, value, file }: Place): string[] {
  if (file.startsWith("seo/") || file.startsWith("documents/")) return [];
  if (key === "path") return [value];
  const links = value.matchAll(/\s(?:href|src|poster)="(\/[^"\s]*)"/g);
  return [...links].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
}

async function leadsSomewhere(link: string, pages: Set<string>, directory: string) {
  const { pathname, searchParams, hash } = new URL(link, "http://site.example");
  const [, folder, file] = /^\/(files|profile|media)\/(.+)$/.exec(decodeURIComponent(pathname)) ?? [];
  if (folder === "media") return exists(join(directory, "media/derived", file ?? ""));
  if (folder) return exists(join(directory, "files", file ?? ""));
  const path = withoutLocale(pathname);
  const record = ["case", "video"].find((name) => searchParams.has(name));
  if (record && !pages.has(`${path}?${record}=${searchParams.get(record)}`)) return false;
  if (path === "/support/faq" && hash) return pages.has(path + hash);
  return pages.has(path);
}

/** The fixed pages have an entry in seo/pages.yaml, the others a record. */
function listPages(content: Content): Set<string> {
  const idsOf = (records: { id: string }[], path: string) => records.map(({ id }) => path + id);
  const faqs = content.faq.flatMap(({ id, data }) => [
    `/support/faq#${id}`,
    ...(data.entries ?? []).map((entry) => `/support/faq#${id}-${entry}`),
  ]);
  return new Set([
    ...content.seo.flatMap(({ data }) => (data.pages ?? []).map(({ path }) => path)),
    ...idsOf(content.products, "/products/"),
    ...idsOf(content.solutions, "/solutions/"),
    ...idsOf(content.blogs, "/about/blogs/"),
    ...idsOf(content.news, "/about/news/"),
    ...idsOf(content.pages, "/about/"),
    ...idsOf(content.events, "/about/event/"),
    ...idsOf(content.webinars, "/support/webinar/"),
    ...idsOf(content.cases, "/case-study?case="),
    ...idsOf(content.videos, "/support/videoList?video="),
    ...idsOf(content.categories, "/product-list/"),
    ...content.categories.map(({ id }) => `/product-list/${id}/old_id`),
    ...content.series.map(({ id, data }) => `/product-list/${data.category}/${id}`),
    ...faqs,
  ]);
}

const exists = async (path: string) => (await readIfExists(stat(path))) !== undefined;
