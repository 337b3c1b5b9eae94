import { Icon } from "#app/ui/icon/icon.tsx";
import { useToHref } from "#app/ui/link/link-context.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { runningTime } from "./running-time.ts";
import styles from "./video-player.module.css";
import type { Video } from "./video-player.tsx";

/** A video in a list: its poster, how long it runs, and the way to its player. */
export function VideoCard({ video, current, heading: Heading = "h3" }: Props) {
  const t = useTranslations("support");
  const toHref = useToHref();
  return (
    <article className={styles.card}>
      <div className={styles.poster}>
        {video.poster && (
          <Picture
            entry={video.poster}
            alt=""
            ratio="16:9"
            sizes="(width >= 950px) 26vw, (width >= 600px) 46vw, 92vw"
          />
        )}
      </div>
      <p className={styles.play}>
        <Icon name="play" />
        {runningTime(video.seconds)}
      </p>
      <Heading className={styles.title} lang={video.language}>
        <a
          href={toHref(`/support/videoList?video=${encodeURIComponent(video.id)}#player`)}
          aria-current={current ? "true" : undefined}
        >
          {video.title}
        </a>
      </Heading>
      <p className={styles.description} lang={video.language}>
        {video.description}
      </p>
      {current && <p className={styles.description}>{t("videos.playing")}</p>}
    </article>
  );
}

type Props = { video: Video; current?: boolean; heading?: "h2" | "h3" };
