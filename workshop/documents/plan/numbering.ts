import type { Language } from "../library.ts";

/** The number printed on every sheet: `HD-DS-R5-1P-EN`. */
export function documentNumber(kind: string, subject: string, language: Language) {
  return `HD-${kind}-${subject.replace(/^HD-/, "").toUpperCase()}-${language.toUpperCase()}`;
}
