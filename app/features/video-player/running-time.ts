/** Minutes and seconds: `1:05`. */
export function runningTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
