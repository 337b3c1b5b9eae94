import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const order = readFileSync(new URL("../../app/styles/layers.css", import.meta.url), "utf8").trim();

/** The first style sheet to arrive fixes the order of the layers, so each sheet declares it. */
export function layerOrder(): Plugin {
  return {
    name: "layer-order",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
          file.source = order + Buffer.from(file.source).toString();
        }
      },
    },
  };
}
