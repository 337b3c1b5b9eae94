import type { PictureEntry } from "./picture-entry.ts";

export function sourceSet({ hash, widths }: PictureEntry, type: "avif" | "webp"): string {
  return widths.map((width) => `/media/${hash}-${width}.${type} ${width}w`).join(", ");
}

/** For browsers that choose no source: the middle width as WebP. */
export function pictureSource({ hash, widths }: PictureEntry): string {
  return `/media/${hash}-${widths[Math.floor(widths.length / 2)] ?? 640}.webp`;
}

/** A picture that nobody waits for comes a fifth narrower on a phone: its fine dots hide that, and a slow line feels it. */
export function lazySizes(sizes: string): string {
  return sizes.replace(/, (\d+)vw$/, (_all, width) => `, ${Math.round(Number(width) * 0.8)}vw`);
}
