import type { Data } from "#api/client.ts";
import { listPath } from "#app/features/list-filters/chosen-params.ts";
import { cutText } from "#i18n/cut-text.ts";

export type Lights = Data<"support/getLightList">;
export type Table = Lights["tables"][number];
export type Entry = Table["entries"][number];
export type Model = Lights["models"][number];

export const colours = ["green", "blue", "amber", "red", "off"] as const;
export const rhythms = ["on", "flash", "slow", "fast", "run", "1", "2", "3", "4", "5"] as const;
const longest = 200;

export type LightsQuery = {
  model?: string | undefined;
  colour?: string | undefined;
  rhythm?: string | undefined;
  code?: string | undefined;
  keyword?: string | undefined;
};

/** What the address asks for; a word that is none of ours stays, so that the page can say so. */
export function readLightsQuery(search: URLSearchParams): LightsQuery {
  const read = (name: string) => cutText(search.get(name)?.trim() ?? "", longest) || undefined;
  return {
    model: read("model"),
    colour: read("colour"),
    rhythm: read("rhythm"),
    code: read("code"),
    keyword: read("keyword"),
  };
}

export function lightsAddress(query: LightsQuery): string {
  return listPath("/tools/lights", query);
}

export function isAsked(query: LightsQuery): boolean {
  return Object.values(query).some(Boolean);
}

/** What is asked for but does not exist, by field. */
export function faultsOf(query: LightsQuery, { models, tables }: Pick<Lights, "models" | "tables">) {
  const codes = tables.flatMap(({ entries }) => entries.flatMap(({ code }) => code ?? []));
  const hasCode = (typed: string) => codes.includes(codeOf(typed));
  return {
    model: Boolean(query.model) && !models.some(({ id }) => id === query.model),
    colour: Boolean(query.colour) && !colours.some((colour) => colour === query.colour),
    rhythm: Boolean(query.rhythm) && !rhythms.some((rhythm) => rhythm === query.rhythm),
    code: Boolean(query.code) && !hasCode(query.code ?? ""),
  };
}

/** `f 7`, `F07` and `f-07` are one code; from F30 upwards all mean the same. */
export function codeOf(typed: string): string {
  const [, letter = "", digits = ""] =
    /^([A-Z]?)0*(\d{1,3})$/.exec(typed.toUpperCase().replaceAll(/[\s.-]/g, "")) ?? [];
  if (!digits) return typed.toUpperCase();
  if (letter === "F" && Number(digits) > 30) return "F30";
  return letter + (["E", "T"].includes(letter) ? digits : digits.padStart(2, "0"));
}
