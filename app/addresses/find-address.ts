import { defaultLocale, locales } from "#i18n/locales.ts";
import { addresses, readEverywhere } from "./addresses.ts";

type Pattern = { segments: string[]; reads: Set<string>; isFile: boolean };

const patterns: Pattern[] = Object.entries(addresses).flatMap(([path, reads]) =>
  spellOut(path.split("/").filter(Boolean)).map((segments) => ({
    segments,
    reads: new Set([...readEverywhere, ...reads]),
    isFile: segments.at(-1)?.includes(".") === true,
  })),
);

type Address = {
  /** Its one right spelling. */
  path: string;
  /** The parameters that the page reads. */
  reads: Set<string>;
  /** For programs: a feed, a table, a sitemap. */
  isFile: boolean;
};

/** The page that an address means, however it is spelt; undefined where there is no such page. */
export function findAddress(pathname: string): Address | undefined {
  const all = withoutDots(pathname).split(/[\\/]/).filter(Boolean);
  const first = all[0] && read(all[0]).toLowerCase();
  const locale = locales.find((name) => name === first && name !== defaultLocale);
  const segments = locale ? all.slice(1) : all;
  const pattern = patterns.find((candidate) => matches(candidate, segments));
  if (!pattern) return undefined;
  const proper = segments.map((segment, index) => spell(segment, index, pattern));
  return {
    path: `/${[...(locale ? [locale] : []), ...proper].join("/")}`,
    reads: pattern.reads,
    isFile: pattern.isFile,
  };
}

/** `a/:b?/c` is `a/c` and `a/:b/c`; the shortest first. */
function spellOut(segments: string[]): string[][] {
  const optional = segments.findIndex((segment) => segment.endsWith("?"));
  if (optional < 0) return [segments];
  const name = segments[optional]?.slice(0, -1) ?? "";
  const [before, after] = [segments.slice(0, optional), segments.slice(optional + 1)];
  return [...spellOut([...before, ...after]), ...spellOut([...before, name, ...after])];
}

function matches({ segments }: Pattern, given: string[]) {
  return (
    segments.length === given.length &&
    segments.every(
      (segment, index) => isParameter(segment) || segment.toLowerCase() === read(given[index]).toLowerCase(),
    )
  );
}

/** Words as the site map has them, ids in small letters as all are; a keyword keeps its own. */
function spell(segment: string, index: number, { segments: [word = "", ...others] }: Pattern) {
  const known = [word, ...others][index] ?? "";
  if (!isParameter(known)) return known;
  const text = decode(segment);
  if (text === undefined) return segment;
  return encodeURIComponent(word === "search" ? text : text.toLowerCase());
}

function isParameter(segment: string) {
  return segment.startsWith(":");
}

function read(segment = "") {
  return decode(segment) ?? segment;
}

/** Undefined for a malformed escape, which stays as it was typed. */
function decode(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** As browsers resolve them before they ask. */
function withoutDots(pathname: string) {
  if (!/[\\/](?:\.|%2e){1,2}(?:[\\/]|$)/i.test(pathname)) return pathname;
  return new URL(pathname.replace(/^[\\/]+/, "/"), "http://site").pathname;
}
