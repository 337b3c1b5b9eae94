import type { Plugin } from "vite";

/** The server's build orders the same styles differently; pages link the browser's file. */
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
