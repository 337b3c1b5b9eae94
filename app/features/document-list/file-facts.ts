/** The name a file is saved under: the last part of its path, which says what it is. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** `PDF`, `ZIP`: what the name of the file ends with. */
export function fileFormat(path: string): string {
  const name = fileName(path);
  return name.slice(name.lastIndexOf(".") + 1).toUpperCase();
}

type Size = { value: number; unit: "kB" | "MB" };

/** A size as people say it: 25 kB, 1.4 MB. */
export function fileSize(bytes: number): Size {
  if (bytes < 999_500) return { value: Math.max(1, Math.round(bytes / 1000)), unit: "kB" };
  return { value: Math.round(bytes / 100_000) / 10, unit: "MB" };
}
