import { keepUnits } from "#i18n/typeset.ts";
import type { Shown } from "../text/shown.ts";
import type { Token } from "../text/tokens.ts";
import { findMatches, forTitle, type Matcher } from "./matcher.ts";

export type Segment = { text: string; match: boolean };

const excerptLength = 180;
const lead = 50;

export function titleSegments(title: Shown, matcher: Matcher): Segment[] {
  const { text, tokens } = title;
  return segment(text, 0, text.length, tokens, findMatches(forTitle(matcher), title));
}

/** The part of a text with the most different matches near each other, cut at words. */
export function excerptSegments(shown: Shown, matcher: Matcher): Segment[] {
  const { text: body, tokens } = shown;
  const matches = findMatches(matcher, shown);
  const { from, to } = excerptRange(body, tokens, matches);
  const segments = segment(body, from, to, tokens, matches);
  if (from > 0) segments.unshift({ text: "…\u00a0", match: false });
  if (to < body.length) segments.push({ text: "\u00a0…", match: false });
  return mergeSegments(segments).map(({ text, match }) => ({ text: keepNames(keepUnits(text)), match }));
}

/** A name and its number, `Ridge 3.6`, stay on one line. */
const keepNames = (text: string) => text.replace(/(?<=\p{Lu}\p{Ll}+) (?=\d)/gu, "\u00a0");

function excerptRange(body: string, tokens: Token[], matches: boolean[]) {
  const best = densestMatch(tokens, matches);
  const wanted = best ? Math.max(0, best.start - lead) : 0;
  const first = tokens.find(({ start, before }) => start >= wanted && before !== "");
  const from = wanted < lead / 2 ? 0 : Math.min(first?.start ?? wanted, best?.start ?? 0);
  if (body.length - from <= excerptLength) return { from, to: body.length };
  const last = tokens.findLast(({ end }) => end <= from + excerptLength);
  return { from, to: Math.max(last?.end ?? 0, from + 1) };
}

/** The match from which an excerpt shows the most different words. */
function densestMatch(tokens: Token[], matches: boolean[]): Token | undefined {
  const matched = tokens.filter((_, index) => matches[index]);
  let best: { token: Token; words: number } | undefined;
  for (const [index, token] of matched.entries()) {
    const seen = new Set<string>();
    for (let at = index; at < matched.length; at++) {
      const near = matched[at];
      if (!near || near.end > token.start + excerptLength - lead) break;
      seen.add(near.text);
    }
    if (!best || seen.size > best.words) best = { token, words: seen.size };
  }
  return best?.token;
}

function segment(text: string, from: number, to: number, tokens: Token[], matches: boolean[]): Segment[] {
  const segments: Segment[] = [];
  let end = from;
  tokens.forEach((token, index) => {
    if (!matches[index] || token.start < from || token.end > to) return;
    segments.push({ text: text.slice(end, token.start), match: false });
    segments.push({ text: text.slice(token.start, token.end), match: true });
    end = token.end;
  });
  segments.push({ text: text.slice(end, to), match: false });
  return mergeSegments(segments);
}

/** Neighbours of one kind become one, and what joins two marked parts of a model number is marked with them. */
function mergeSegments(segments: Segment[]): Segment[] {
  const merged: Segment[] = [];
  for (const [index, { text, match }] of segments.entries()) {
    if (text === "") continue;
    const last = merged.at(-1);
    const isJoint = !match && /^[-./ ]$/.test(text) && last?.match && segments[index + 1]?.match;
    if (last && (last.match === match || isJoint)) last.text += text;
    else merged.push({ text, match });
  }
  return merged;
}
