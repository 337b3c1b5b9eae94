declare module "virtual:messages" {
  const words: Record<import("./locales.ts").Locale, import("./areas.ts").Messages>;
  export default words;
}

declare module "virtual:message-files" {
  const files: Record<import("./locales.ts").Locale, string>;
  export default files;
}
