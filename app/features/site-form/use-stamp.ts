import { useCallback, useRef } from "react";
import { useLanguage } from "#app/ui/language/use-language.ts";
import type { Language } from "#i18n/locales.ts";

/**
 * The signed time at which somebody began to fill the form in. It is asked for at the first touch: a page is kept and shown
 * to many, so that a stamp in it would be old already.
 */
export function useStamp() {
  const language = useLanguage();
  const stamp = useRef("");
  const isAsked = useRef(false);
  const touch = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    askForStamp(language).then((answer) => {
      stamp.current ||= answer;
    });
  }, [language]);
  return { stamp, touch };
}

/** Without one the form is refused, and gets one with the refusal. */
async function askForStamp(language: Language) {
  try {
    const { browserApi } = await import("#app/shell/later/browser-api.ts");
    return (await browserApi(language).get("support/getFormStamp", {})).stamp;
  } catch {
    return "";
  }
}
