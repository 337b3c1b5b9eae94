export type Encoding = "br" | "gzip" | "identity";

/** Plain bytes are always good enough, unless they are refused. */
const lowest = 0.0001;

/** In this order where a visitor prefers none. */
const offered: Encoding[] = ["br", "gzip", "identity"];

/** The encoding that `Accept-Encoding` prefers among ours. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  // As browsers ask: without preferences.
  if (!accepted.includes(";") && /\bbr\b/i.test(accepted)) return "br";
  const qualities = new Map(accepted.split(",").map(readCoding));
  const others = qualities.get("*");
  const qualityOf = (encoding: Encoding) =>
    qualities.get(encoding) ?? others ?? (encoding === "identity" ? lowest : 0);
  const [best = "identity"] = offered.toSorted((a, b) => qualityOf(b) - qualityOf(a));
  if (qualityOf(best) > 0) return best;
  // Everybody reads gzip, also a client that refuses plain bytes and names nothing else.
  return qualities.get("identity") === 0 && qualities.get("gzip") !== 0 && others !== 0 ? "gzip" : "identity";
}

function readCoding(part: string): [string, number] {
  const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split("=")[1];
  const quality = weight === undefined ? 1 : Number(weight);
  return [name === "x-gzip" ? "gzip" : name, quality >= 0 && quality <= 1 ? quality : 0];
}
