import { VideoPlayer } from "#app/features/video-player/video-player.tsx";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import styles from "./recording.module.css";
import type { Webinar } from "./webinar-facts.tsx";

/** What a webinar that is over left to watch, or the word that there is nothing. */
export function Recording({ webinar: { status, recording } }: { webinar: Webinar }) {
  const t = useTranslations("support.webinars");
  const language = useLanguage();
  if (!recording) return status === "upcoming" ? null : <Notice>{t("noRecording")}</Notice>;
  return (
    <figure className={styles.recording}>
      <VideoPlayer video={recording} language={language} />
      <figcaption>
        <p>
          {t("shown")}: <strong lang={recording.language}>{recording.title}</strong>
        </p>
        <p lang={recording.language}>{recording.description}</p>
      </figcaption>
    </figure>
  );
}
