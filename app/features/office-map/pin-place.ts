export const width = 1000;
export const height = 500;

/** An office stands at percent strings from the bottom and the left of the map image. */
export function pinPlace({ bottom, left }: { bottom: string; left: string }) {
  return { x: round((percent(left) / 100) * width), y: round(height - (percent(bottom) / 100) * height) };
}

function percent(text: string) {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : 50;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
