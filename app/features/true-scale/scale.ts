import type { PictureEntry } from "#app/ui/picture/picture-entry.ts";

export type Size = { width: number; height: number; depth: number };
export type Tick = { up: number; mark: "long" | "middle" | "short"; label?: string };

/** Where the whole picture lies when the product in it stands on the floor at this scale, its left edge at zero. */
export function placePicture(image: PictureEntry, size: Size, scale: number) {
  const [left = 0, top = 0, right = image.width, bottom = image.height, foot = bottom] = image.box ?? [];
  const zoom = (size.height * scale) / (foot - top);
  return {
    x: round(-left * zoom),
    y: round(-bottom * zoom),
    width: round(image.width * zoom),
    height: round(image.height * zoom),
    /** What the product takes up with whatever hangs from it. */
    across: round((right - left) * zoom),
    tall: round((bottom - top) * zoom),
  };
}

/** The scale, in pixels for a millimetre, at which the product fills a frame. */
export function scaleTo({ image, size }: { image: PictureEntry; size: Size }, frame: Frame) {
  const { across, tall } = placePicture(image, size, 1);
  return Math.min(frame.height / tall, frame.width / across);
}

type Frame = { width: number; height: number };

/** A line for each centimetre, above a metre for each decimetre; figures at every tenth, or where that would be none, at 5 cm. */
export function rulerTicks(height: number, step = height > 1000 ? 100 : 10): Tick[] {
  const figured = height < 200 ? 50 : height < 1000 && step === 100 ? 500 : step * 10;
  return Array.from({ length: Math.floor(height / step) + 1 }, (_, place) => {
    const up = place * step;
    if (up === 0) return { up, mark: "long" };
    if (up % figured === 0) return { up, mark: "long", label: labelOf(up, height - up < figured) };
    return { up, mark: up % (step * 5) === 0 ? "middle" : "short" };
  });
}

/** The uppermost figure says its unit; metres always do. */
function labelOf(up: number, isLast: boolean) {
  if (up % 1000 === 0) return `${up / 1000}\u00a0m`;
  return isLast ? `${up / 10}\u00a0cm` : String(up / 10);
}

const round = (value: number) => Math.round(value * 100) / 100;
