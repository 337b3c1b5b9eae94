import { currentMaker } from "#config/maker/read-maker.ts";
import type { Language } from "../library.ts";

/** The letters before the hyphen of the maker's model numbers, as in `XY-300`. */
const [prefix = ""] = /^[A-Z]+-/i.exec(currentMaker().data.model) ?? [];

/** The document number printed on every sheet: `XY-DS-300-EN`. */
export function documentNumber(kind: string, subject: string, language: Language) {
  const about = subject.startsWith(prefix) ? subject.slice(prefix.length) : subject;
  return `${prefix}${kind}-${about}-${language}`.toUpperCase();
}
