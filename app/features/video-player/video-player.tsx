import type { Data } from "#api/client.ts";
import { fileUrl } from "#app/shell/file-url.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { defaultLocale, factsOf, type Language, localeOf } from "#i18n/locales.ts";
import styles from "./video-player.module.css";

export type Video = Data<"company/getCompanyVideoList">[number];

type Props = {
  video: Video;
  language: string;
  /** Stands in the first view. */
  first?: boolean;
};

/**
 * The browser's own player with our own files: nothing is loaded before somebody presses play, nothing from elsewhere.
 * Behind it stands its poster as a picture of the page, which is there before a phone has drawn the player's buttons.
 */
export function VideoPlayer({ video, language, first }: Props) {
  const { fileHost } = useShell();
  const file = (path: string) => fileUrl(path, fileHost);
  const { poster, captions } = video;
  return (
    <div className={styles.frame}>
      {poster && (
        <Picture entry={poster} alt="" ratio="frame" sizes="(width >= 950px) 60vw, 92vw" eager={first} />
      )}
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/useMediaCaption: the tracks are those the video has */}
        <video
          key={video.id}
          className={styles.player}
          controls
          playsInline
          preload="none"
          crossOrigin="anonymous"
          width={video.width}
          height={video.height}
          poster={poster ? `/media/${poster.hash}-${posterWidth(poster.widths)}.avif` : undefined}
          aria-label={video.title}
        >
          <source src={file(video.webm)} type="video/webm" />
          <source src={file(video.mp4)} type="video/mp4" />
          {captions.map((track) => (
            <track
              key={track.language}
              kind="captions"
              src={file(track.path)}
              srcLang={track.language}
              label={nameOf(track.language)}
              default={track.language === language}
            />
          ))}
        </video>
      </div>
    </div>
  );
}

/** As its speakers write it. */
const nameOf = (language: Language) => factsOf(localeOf(language) ?? defaultLocale).name;

/** The one that most screens choose for the picture behind. */
function posterWidth(widths: number[]) {
  return widths.find((width) => width >= 960) ?? widths.at(-1) ?? 960;
}
