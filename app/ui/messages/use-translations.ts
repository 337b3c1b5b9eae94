import type { useTranslations as useIntlTranslations } from "use-intl/react";
import { useLanguage } from "../language/use-language.ts";
import { translatorFor } from "./translator.ts";

/** Interface words of one area in the language of the page: `useTranslations("catalogue")("title")`. */
export const useTranslations = ((area?: string) =>
  translatorFor(useLanguage(), area)) as typeof useIntlTranslations;
