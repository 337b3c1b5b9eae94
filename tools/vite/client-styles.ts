import type { Plugin } from "vite";

/** The server's build collects the same styles in another order; the browser's file is the one that pages name. */
export function clientStyles(): Plugin {
  return {
    name: "client-styles",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith(".css")) delete bundle[name];
    },
  };
}
