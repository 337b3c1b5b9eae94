import { useFormatter, useTranslations } from "use-intl/react";
import { formatDate } from "#i18n/format-date.ts";
import type { DocumentEntry } from "./document-entry.ts";
import { fileFormat, fileSize } from "./file-facts.ts";

/** The facts of a document in the words of the page. */
export function useDocumentWords() {
  const t = useTranslations("documents");
  const format = useFormatter();
  return ({ kind, language, version, date, pages, bytes, path }: DocumentEntry) => {
    const { value, unit } = fileSize(bytes);
    return {
      kind: t(`types.${kind}`),
      language: t(`languages.${language}`),
      version: t("facts.version", { version }),
      pages: t("facts.pages", { pages }),
      date: formatDate(date),
      format: fileFormat(path),
      size: format.number(value, { style: "unit", unit, unitDisplay: "short" }),
    };
  };
}
