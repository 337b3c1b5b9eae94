import type { Hour } from "../day-balance/balance-day.ts";

/** From the ground up: what meets the need. */
export const layers = ["direct", "fromBattery", "other"] as const;
const perHour = 6;
const slat = 7;
const pitch = 10;
export const wide = 24 * perHour * pitch;
export const high = 100;

/** The slats of one layer as a single path; each stands on the layers below it. */
export function slatsOf(hours: Hour[], layer: (typeof layers)[number]): string {
  const highest = Math.max(...hours.map(({ load }) => load)) || 1;
  const below = layers.slice(0, layers.indexOf(layer));
  return hours
    .flatMap((hour, place) => {
      const tall = Math.round((hour[layer] / highest) * high * 10) / 10;
      if (tall === 0) return [];
      const ground = below.reduce((sum, name) => sum + hour[name], 0) / highest;
      const foot = Math.round((1 - ground) * high * 10) / 10;
      return Array.from(
        { length: perHour },
        (_, part) => `M${(place * perHour + part) * pitch + 1.5} ${foot}v${-tall}h${slat}v${tall}z`,
      );
    })
    .join("");
}
