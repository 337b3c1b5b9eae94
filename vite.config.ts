import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { precompiledMessages } from "./i18n/precompiled-messages.ts";
import { browserGuard } from "./tools/vite/browser-guard.ts";
import { layerOrder } from "./tools/vite/layer-order.ts";

/** Browsers that know nesting, oklch and layers, so that none of them is spelled out for older ones. */
const cssTarget = ["chrome125", "firefox128", "safari17.5"];

/** What every page needs comes in two files instead of forty; the manifest, which lists them by route, shrinks too. */
const chunks = [
  { name: "vendor", test: /\/node_modules\// },
  {
    name: "shell",
    test: /\/(?:app\/(?:shell\/(?!layout\.tsx|header\/panel-)|ui\/(?:button|icon|language|link|section|skeleton|spinner|visually-hidden)\/)|i18n\/|config\/)/,
  },
];

export default defineConfig({
  plugins: [precompiledMessages(), reactRouter(), browserGuard(), layerOrder()],
  resolve: {
    alias: [
      // Messages are compiled when the site is built, so the parser stays out of both bundles.
      { find: /^use-intl\/format-message$/, replacement: "use-intl/format-message/format-only" },
    ],
  },
  ssr: { noExternal: ["use-intl", "icu-minify"] },
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    cssMinify: "lightningcss",
    cssTarget,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  css: { modules: { generateScopedName: scopedName } },
  server: { warmup: { clientFiles: ["./app/root.tsx"] } },
});

/** `header__panel` in the page tells a reader which file to open; a short hash keeps two files of one name apart. */
function scopedName(name: string, file: string) {
  const path = file.split("?")[0] ?? file;
  const folder = path
    .slice(fileURLToPath(new URL("./app/", import.meta.url)).length)
    .replace(/\.module\.css$/, "");
  const short = folder.split("/").at(-1) ?? folder;
  let hash = 0;
  for (const letter of folder) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return `${short}-${name}-${hash.toString(36).slice(0, 4)}`;
}
