/** When the data of an address was first asked for, so that the 200 ms floor counts from there. */
const starts = new Map<string, number>();
const limit = 50;

export function rememberPrefetch(address: string, now: number) {
  if (starts.size >= limit) starts.delete(starts.keys().next().value ?? "");
  if (!starts.has(address)) starts.set(address, now);
}

export function remainingFloor(address: string, requested: number, now: number, floor: number): number {
  const started = Math.min(starts.get(address) ?? requested, requested);
  return Math.max(0, started + floor - now);
}
