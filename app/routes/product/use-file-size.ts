import { useNumber } from "#app/features/spec-value/use-spec-text.ts";

/** The size of a file in the unit that makes the number small. */
export function useFileSize() {
  const number = useNumber();
  return (bytes: number) =>
    bytes >= 1_000_000
      ? `${number(bytes / 1_000_000, 1)}\u00a0MB`
      : `${number(Math.round(bytes / 1000))}\u00a0kB`;
}
