import type { useTranslations as useIntlTranslations } from "use-intl/react";
import { useLanguage } from "../language/use-language.ts";
import { wordsOf } from "./words.ts";

/** Interface words of one area in the language of the page: `useTranslations("catalogue")("title")`. */
export const useTranslations = ((area?: string) =>
  wordsOf(useLanguage(), area)) as typeof useIntlTranslations;
