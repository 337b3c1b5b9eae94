import type { Language } from "#i18n/locales.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a place are called in the reader's language: `hora de Europa central`. Empty where they have no name but a distance. */
export function zoneName(language: Language, timeZone: string, moment: Date) {
  const key = `${language} ${timeZone}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "longGeneric" });
  formats.set(key, format);
  const name = format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return /^(?:GMT|UTC)/.test(name) ? "" : name;
}
