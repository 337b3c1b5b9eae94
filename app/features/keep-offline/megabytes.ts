export const megabytes = (bytes: number) => Math.max(0.1, Math.round(bytes / 100_000) / 10);
