import type { Language } from "#i18n/locales.ts";

const wordsPerMinute = 220;
/** Burmese has no spaces between words, so syllables are counted. */
const burmesePerMinute = 700;

export function readingMinutes(html: string, language: Language) {
  const text = html.replace(/<[^<>]*>/g, " ");
  const minutes =
    language === "my"
      ? text.replace(/\s/g, "").length / burmesePerMinute
      : text.split(/\s+/).filter(Boolean).length / wordsPerMinute;
  return Math.max(1, Math.round(minutes));
}
