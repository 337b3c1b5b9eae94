declare module "#tools/setup/chromium.mjs" {
  export function ensureChromium(): Promise<string | undefined>;
  export function ensureShell(): Promise<string | undefined>;
}
