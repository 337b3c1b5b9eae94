declare module "#tools/setup/ensure-built.mjs" {
  export function ensureBuilt(): Promise<boolean>;
}
