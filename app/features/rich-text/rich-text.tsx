import { useEffect, useRef } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { useShell } from "../../shell/shell-provider.tsx";
import { displayRichText } from "./display-rich-text.ts";
import { playVideo } from "./play-video.ts";
import styles from "./rich-text.module.css";

/** Shows HTML that the API sent; it was cleaned by an allow-list when it was stored. `language` marks an untranslated text. */
export function RichText({ html, language }: { html: string; language?: string }) {
  const t = useTranslations("ui");
  const { fileHost, locale } = useShell();
  const shown = displayRichText(
    html,
    { fileHost, locale },
    {
      table: t("table"),
      video: (host) => t("playVideo", { host }),
    },
  );
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = text.current;
    element?.addEventListener("click", playVideo);
    return () => element?.removeEventListener("click", playVideo);
  }, []);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was stored
    <div ref={text} className={styles.text} lang={language} dangerouslySetInnerHTML={{ __html: shown }} />
  );
}
