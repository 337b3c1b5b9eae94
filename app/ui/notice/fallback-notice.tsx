import { useLanguage } from "#app/ui/language/use-language.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Language } from "#i18n/locales.ts";
import { Notice } from "./notice.tsx";

/** Says that a record has no translation. Renders nothing when its language is the page's; mark the text with `lang` too. */
export function FallbackNotice({ language }: { language: Language }) {
  const t = useTranslations("ui");
  return useLanguage() === language ? null : <Notice>{t("englishOnly")}</Notice>;
}
