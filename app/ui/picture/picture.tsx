import { useRef } from "react";
import styles from "./picture.module.css";
import type { PictureEntry } from "./picture-entry.ts";
import { lazySizes, pictureSource, sourceSet } from "./picture-source.ts";
import { useLazyFallback } from "./use-lazy-fallback.ts";

type Props = {
  entry: PictureEntry;
  /** Replaces the entry's own text; '' for a picture that only decorates. */
  alt?: string;
  /** The width on the page, as in `<img sizes>`. */
  sizes: string;
  /** How the picture fills its frame. */
  fit?: "cover" | "contain" | "fill" | "none" | "scale-down";
  /** The shape of the frame; `natural` is the picture's own, `frame` fills the element around it. */
  ratio?: "natural" | "frame" | "1:1" | "4:3" | "3:2" | "16:9" | "3:4";
  /** For what is seen first: loads at once and before other pictures; `after` loads at once, but after those. */
  eager?: boolean | "after";
  spinner?: boolean;
};

/** The one way to show a picture: AVIF or WebP at fixed widths, its size always known, lazy unless told otherwise. */
export function Picture({ entry, alt = entry.alt, sizes, fit = "cover", ratio, eager, spinner }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const near = useLazyFallback(image, Boolean(eager));
  const shown = eager ? sizes : lazySizes(sizes);
  return (
    <picture
      className={styles.picture}
      data-fit={fit}
      data-ratio={ratio}
      data-spinner={spinner === false ? undefined : ""}
    >
      {near && <source type="image/avif" srcSet={sourceSet(entry, "avif")} sizes={shown} />}
      {near && <source type="image/webp" srcSet={sourceSet(entry, "webp")} sizes={shown} />}
      <img
        ref={image}
        className={styles.image}
        alt={alt}
        width={entry.width}
        height={entry.height}
        loading={eager ? "eager" : "lazy"}
        decoding={eager === true ? "sync" : "async"}
        fetchPriority={priorityOf(eager)}
        src={near ? pictureSource(entry) : undefined}
      />
    </picture>
  );
}

/** Chromium takes the first five large pictures of a page for its most important ones, wherever they lie. */
function priorityOf(eager: Props["eager"]) {
  if (eager === "after") return "low";
  return eager ? "high" : undefined;
}
