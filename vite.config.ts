import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { precompiledMessages } from "./i18n/precompiled-messages.ts";
import { browserGuard } from "./tools/vite/browser-guard.ts";
import { clientStyles } from "./tools/vite/client-styles.ts";
import { layerOrder } from "./tools/vite/layer-order.ts";
import { makerFiles } from "./tools/vite/maker/maker-files.ts";
import { serviceWorker } from "./tools/vite/service-worker.ts";

/** Browsers that know nesting, oklch and layers, so that none of them is spelled out for older ones. */
const cssTarget = ["chrome125", "firefox128", "safari17.5"];

/**
 * What pages need together comes together: twenty small files of one page weigh a third more than one. What a click or an
 * idle moment loads stays out: it is in `app/shell/later`.
 */
const chunks = [
  { name: "library-react", test: /\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/ },
  { name: "library-others", test: /\/node_modules\// },
  inFolders("shell", [
    "app/document/",
    "app/shell/(?!later/|search/|layout.tsx)",
    "app/ui/(?:breadcrumbs|button|card-grid|hero|icon|language|link|notice|picture|section)/",
    "app/ui/(?:badge|copy-button|dialog|disclosure|skeleton|spinner|tabs|visually-hidden)/",
    "app/ui/field/is-changed",
    "app/features/site-form/(?:form-outcome|stay-after-sending)",
    "app/features/(?:display|maker-names|breadcrumbs|list-filters/(?:chosen-params|page-number))",
    "app/addresses/is-file-address",
    "i18n/",
    "config/(?:product|maker/sorting).ts",
  ]),
  inFolders("filters", [
    "app/features/list-filters/(?:filter|use)-",
    "app/features/comparison/compare-query",
  ]),
  inFolders("lists", ["app/features/list-filters/", "app/ui/pagination/"]),
  inFolders("cards", ["app/features/(?:case-card|picture-card|solution-card)/"]),
  inFolders("products", ["app/features/(?:product-card|spec-value)/"]),
  inFolders("rich-text", ["app/features/rich-text/"]),
  inFolders("fold", ["app/ui/fold/", "app/features/keep-offline/keep-(?:fold|page)"]),
  inFolders("event-facts", ["app/features/(?:local-time/|event-row/fact-list)"]),
  inFolders("article-cards", ["app/features/(?:article-card|event-row)/"]),
  inFolders("article-columns", ["app/features/article-columns/"]),
  inFolders("articles", ["app/features/article-text/", "app/features/structured-data/(?:article|event).ts"]),
];

export default defineConfig({
  plugins: [
    makerFiles(),
    precompiledMessages(),
    reactRouter(),
    browserGuard(),
    clientStyles(),
    layerOrder(),
    serviceWorker(),
  ],
  ssr: { noExternal: ["icu-minify"] },
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: false,
    // The whole site has 20 KB of styles: one file, there after the first page, instead of a dozen for each.
    cssCodeSplit: false,
    cssMinify: "lightningcss",
    cssTarget,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  css: { modules: { generateScopedName: scopedName } },
  server: { warmup: { clientFiles: ["./app/root.tsx"] } },
});

function inFolders(name: string, folders: string[]) {
  return { name, test: new RegExp(`/(?:${folders.join("|")})`) };
}

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
