import { type Language, languageTags } from "#i18n/locales.ts";

export type Definition = { id: string; type: string; unit?: string | undefined };
export type Column =
  | { in: "id" }
  | { in: "data"; path: string[]; as: "text" | "number" | "list" | "flag" }
  | { in: "spec"; spec: Definition; part: "min" | "max" | undefined }
  | { in: "text"; field: string; language: Language };

const lists = new Set(["segments", "images", "accessories", "successors"]);
const texts = ["name", "summary", "description"];
const facts = ["model", "category", "series", "endOfSale", "endOfSupport", "lastFirmware"];

/** `ratedPower [W]`, `mpptVoltage.min [V]`, `name [es]`, `segments`: what a column holds, or what is wrong with its head. */
export function readColumn(head: string, definitions: Map<string, Definition>): Column | string {
  const [, name = "", bracket] = /^([\w.]+)(?:\s*\[(.*)\])?$/.exec(head) ?? [];
  if (name === "id") return { in: "id" };
  if (texts.includes(name)) return textColumn(name, bracket ?? "en");
  if (lists.has(name)) return { in: "data", path: [name], as: "list" };
  if (name === "position") return { in: "data", path: [name], as: "number" };
  if (name === "legacy") return { in: "data", path: [name], as: "flag" };
  if (facts.includes(name)) return { in: "data", path: [name], as: "text" };
  if (name.startsWith("installation.")) return { in: "data", path: name.split("."), as: "number" };
  const [id = "", part] = name.split(".");
  const spec = definitions.get(id);
  if (!spec) return "is neither a field of products nor a spec of specs/definitions.yaml";
  if ((spec.type === "range") !== (part === "min" || part === "max"))
    return spec.type === "range"
      ? `is a range: ${id}.min and ${id}.max`
      : `is no range, so ${part} has no place`;
  if ((bracket ?? "") !== (spec.unit ?? ""))
    return `is in ${spec.unit ?? "no unit"}, not in ${bracket || "no unit"}`;
  return { in: "spec", spec, part: part as "min" | "max" | undefined };
}

function textColumn(field: string, tag: string): Column | string {
  const language = languageTags.find((known) => known === tag);
  return language
    ? { in: "text", field, language }
    : `is in the language ${tag}, not one of ${languageTags.join(", ")}`;
}
