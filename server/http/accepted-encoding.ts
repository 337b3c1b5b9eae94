export type Encoding = "br" | "gzip" | "identity";

/** In this order where a visitor likes them equally. */
const offered: Encoding[] = ["br", "gzip", "identity"];

/** Browsers say one of a few things, many times a second. */
const known = new Map<string, Encoding>();
const mostKnown = 100;

/** The encoding a visitor likes best of those we have, as `Accept-Encoding` says it. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const before = known.get(accepted);
  if (before) return before;
  const encoding = favourite(accepted);
  if (known.size >= mostKnown) known.clear();
  known.set(accepted, encoding);
  return encoding;
}

function favourite(accepted: string): Encoding {
  const qualities = new Map(accepted.split(",").map(readCoding));
  const others = qualities.get("*");
  const qualityOf = (encoding: Encoding) =>
    qualities.get(encoding) ?? others ?? (encoding === "identity" ? leastOfAll : 0);
  const [best = "identity"] = offered.toSorted((a, b) => qualityOf(b) - qualityOf(a));
  if (qualityOf(best) > 0) return best;
  // Plain bytes are refused and nothing else is asked for: everybody reads gzip.
  return qualities.get("identity") === 0 && qualities.get("gzip") !== 0 && others !== 0 ? "gzip" : "identity";
}

/** Plain bytes are always good enough, unless they are refused. */
const leastOfAll = 0.0001;

function readCoding(part: string): [string, number] {
  const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split("=")[1];
  const quality = weight === undefined ? 1 : Number(weight);
  return [name === "x-gzip" ? "gzip" : name, quality >= 0 && quality <= 1 ? quality : 0];
}
