import type { Plugin } from "vite";

/** Vite's helper, which waits for the styles of code that is loaded later. */
export const helper = { id: "vite/preload-helper.js", name: "__vitePreload" };

/** All styles are in one file, so such code brings none along: the helper is replaced by the import itself. */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: new RegExp(`^\0${helper.id.replace(".", "\\.")}$`) },
      handler: () => `export const ${helper.name} = (load) => load();`,
    },
  };
}
