/** Everything that moves is a function of the second, so that every run draws the same frames. */

/** From 0 to 1 between two seconds, gently at both ends. */
export function ease(second: number, from: number, to: number) {
  const part = clamp((second - from) / (to - from));
  return part * part * (3 - 2 * part);
}

/** From 0 to 1 between two seconds, evenly. */
export function part(second: number, from: number, to: number) {
  return clamp((second - from) / (to - from));
}

/** 1 while something is shown, with a short fade at both ends. */
export function shown(second: number, from: number, to: number, fade = 0.4) {
  return ease(second, from, from + fade) * (1 - ease(second, to - fade, to));
}

export function mix(from: number, to: number, amount: number) {
  return from + (to - from) * amount;
}

function clamp(value: number) {
  return Math.min(1, Math.max(0, value));
}
