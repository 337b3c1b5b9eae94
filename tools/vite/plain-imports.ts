import type { Plugin } from "vite";

/**
 * All styles are in one file, so code that is loaded later brings none along: Vite's helper, which would wait for
 * them, is replaced by the import itself.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}
