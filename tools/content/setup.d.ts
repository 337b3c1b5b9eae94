declare module "#tools/setup/ensure-papers.mjs" {
  export function ensurePapers(): Promise<boolean>;
}

declare module "#tools/setup/root.mjs" {
  export const root: string;
}
