import { runningTime } from "#app/features/video-player/running-time.ts";
import { type Video, VideoPlayer } from "#app/features/video-player/video-player.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { formatDate } from "#i18n/format-date.ts";
import styles from "./videos.module.css";

/** The player of the chosen video with its words beside it. */
export function PlayerSection({ video, language }: { video: Video; language: string }) {
  const t = useTranslations("support.videos");
  return (
    <Section tone="night" space="tight" id="player" labelledBy="player-title">
      <div className={styles.player}>
        <VideoPlayer video={video} language={language} first />
        <div className={styles.text}>
          <p className={styles.facts}>
            {video.categoryName} · {runningTime(video.seconds)} · {formatDate(video.date)}
          </p>
          <h2 id="player-title" lang={video.language}>
            {video.title}
          </h2>
          <p lang={video.language}>{video.description}</p>
          {video.products.length > 0 && (
            <p className={styles.facts}>
              {t("products")}{" "}
              {video.products.map(({ id, model }) => (
                <span key={id}>
                  <Link to={`/products/${id}`}>{model}</Link>{" "}
                </span>
              ))}
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}
