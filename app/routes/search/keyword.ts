import { withParams } from "#app/features/list-filters/chosen-params.ts";
import { searchPath } from "#app/shell/search/search-path.ts";
import { cutText } from "#i18n/cut-text.ts";
import { localeOfPath, withLocale, withoutLocale } from "#i18n/paths.ts";

const longest = 200;

/** The keyword of an address: the one segment after `/search/`, or what a form without script sent for dots. */
export function keywordOf({ pathname, searchParams }: URL): string {
  const segment = withoutLocale(pathname).slice("/search/".length);
  const typed = segment === "" ? (searchParams.get("keyword") ?? "") : readSegment(segment);
  return cutText(typed.trim(), longest);
}

/** The router decodes `%252F` twice, so the segment is read here. A malformed escape stays as it was typed. */
function readSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment.replace(/(?:%[0-9a-f]{2})+/gi, readEscapes);
  }
}

/** What a browser escapes by itself was typed as a letter; an escape of another sign was typed as it stands. */
function readEscapes(escapes: string): string {
  try {
    return /^(?:%20|%22|%3c|%3e|%60|%7b|%7d|%5e|%7c|%[89a-f])/i.test(escapes)
      ? decodeURIComponent(escapes)
      : escapes;
  } catch {
    return escapes;
  }
}

/** A form without script asks `/search?keyword=…`, with its empty fields. The proper address of that, if it differs. */
export function properAddress({ pathname, search, searchParams }: URL): string | undefined {
  const keyword = searchParams.get("keyword");
  const [path, query] = keyword === null ? [withoutLocale(pathname)] : searchPath(keyword).split("?", 2);
  const others = [...searchParams].filter(([name, value]) => name !== "keyword" && value !== "");
  if (keyword === null && others.length === searchParams.size) return undefined;
  const params = new URLSearchParams([...new URLSearchParams(query), ...others]);
  const proper = withParams(withLocale(path ?? "/search", localeOfPath(pathname)), params);
  return proper === pathname + search ? undefined : proper;
}
