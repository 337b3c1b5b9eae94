import { useLanguage } from "#app/ui/language/use-language.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { formatDate } from "#i18n/format-date.ts";
import { formatNumber } from "#i18n/format-number.ts";
import { numbersOf } from "#i18n/locales.ts";
import type { DocumentEntry } from "./document-entry.ts";
import { fileFormat, fileSize } from "./file-facts.ts";

/** The facts of a document in the words of the page. */
export function useDocumentWords() {
  const t = useTranslations("documents");
  const locale = numbersOf(useLanguage());
  return ({ kind, language, version, date, pages, bytes, path }: DocumentEntry) => {
    const { value, unit } = fileSize(bytes);
    return {
      kind: t(`types.${kind}`),
      language: t(`languages.${language}`),
      version: t("facts.version", { version }),
      pages: t("facts.pages", { pages }),
      date: formatDate(date),
      format: fileFormat(path),
      size: `${formatNumber(value, locale)}\u00a0${unit}`,
    };
  };
}
