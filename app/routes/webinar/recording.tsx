import { useTranslations } from "use-intl/react";
import { VideoPlayer } from "#app/features/video-player/video-player.tsx";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import type { Webinar } from "./webinar-facts.tsx";

/** The recording of a webinar that is over, or the word that there is none. */
export function Recording({ webinar: { status, recording } }: { webinar: Webinar }) {
  const t = useTranslations("support.webinars");
  const language = useLanguage();
  if (recording) return <VideoPlayer video={recording} language={language} />;
  return status === "upcoming" ? null : <Notice>{t("noRecording")}</Notice>;
}
