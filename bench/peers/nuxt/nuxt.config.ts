import { fileURLToPath } from "node:url";
import { defineNuxtConfig } from "nuxt/config";

/** Nuxt with its defaults: one page is cached, one is rendered for every request. */
export default defineNuxtConfig({
  compatibilityDate: "2026-11-01",
  telemetry: false,
  devtools: { enabled: false },
  routeRules: { "/cached": { swr: 3600 } },
  nitro: { alias: { "page-data": fileURLToPath(new URL("page.json", import.meta.url)) } },
});
