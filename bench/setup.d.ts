declare module "#tools/setup/ensure-built.mjs" {
  export function ensureBuilt(): Promise<boolean>;
}

declare module "#tools/setup/server-process.mjs" {
  export const serverArguments: string[];
  export const serverSettings: Record<string, string>;
}
