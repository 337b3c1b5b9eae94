import type { Language } from "#i18n/locales.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The name of a time zone in the reader's language: `hora de Europa central`. Empty for zones that only have an
 * offset.
 */
export function zoneName(language: Language, timeZone: string, moment: Date) {
  const key = `${language} ${timeZone}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "longGeneric" });
  formats.set(key, format);
  const name = format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return /^(?:GMT|UTC)/.test(name) ? "" : name;
}
