import type { useTranslations as useIntlTranslations } from "use-intl/react";
import { translatorFor } from "#i18n/message-registry.ts";
import { useLanguage } from "../language/use-language.ts";

/** Interface words of one area in the language of the page: `useTranslations("catalogue")("title")`. */
export const useTranslations = ((area?: string) =>
  translatorFor(useLanguage(), area)) as typeof useIntlTranslations;
