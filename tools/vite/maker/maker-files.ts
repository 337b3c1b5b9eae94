import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { contrastFaults, paletteOf } from "#config/maker/palette.ts";
import { currentMaker, type Maker } from "#config/maker/read-maker.ts";
import * as sorting from "#config/maker/sorting.ts";
import * as product from "#config/product.ts";
import { fillColours } from "./colours.ts";
import { type HashedFile, hashedFile } from "./hashed-file.ts";
import { madeFiles } from "./made-files.ts";
import { makerAssets, makerStyles } from "./style-sheet.ts";

const styles = "virtual:maker.css";
const types: Record<string, string> = { svg: "image/svg+xml", css: "text/css", png: "image/png" };

/**
 * All parts of the website that name the maker, generated from content/maker at build: the values of config/product.ts
 * and config/maker/sorting.ts, colours, logo, icons, and drawings in the maker's colours.
 */
export function makerFiles(maker: Maker = currentMaker()): Plugin {
  const assets = new Map<string, HashedFile>();
  const keep = (file: HashedFile | undefined) => file && assets.set(file.address, file);
  for (const file of Object.values(makerAssets(maker))) keep(file);
  return {
    name: "maker-files",
    enforce: "pre",
    buildStart() {
      if (this.environment.name !== "client") return;
      for (const { message } of contrastFaults(paletteOf(maker.data.colours)))
        this.warn(`maker/maker.yaml: ${message}`);
    },
    resolveId: (id) => (id === styles ? `\0${styles}` : undefined),
    load(id) {
      if (id === `\0${styles}`) return makerStyles(maker);
      if (id.endsWith("/config/product.ts"))
        return constants({ ...product, makerFont: makerAssets(maker).font?.address });
      if (id.endsWith("/config/maker/sorting.ts")) return constants(sorting);
      if (!id.endsWith(".svg?url")) return undefined;
      const file = id.slice(0, -"?url".length);
      const colourless = readFileSync(file, "utf8");
      if (!colourless.includes("var(--")) return undefined;
      const coloured = hashedFile(basename(file), Buffer.from(fillColours(colourless, maker)));
      keep(coloured);
      return `export default ${JSON.stringify(coloured.address)}`;
    },
    async generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      for (const { address, source } of assets.values())
        this.emitFile({ type: "asset", fileName: address.slice(1), source });
      for (const [fileName, make] of Object.entries(madeFiles))
        this.emitFile({ type: "asset", fileName, source: withFonts(await make(maker), Object.keys(bundle)) });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split("?", 1)[0] ?? "";
        const source = assets.get(path)?.source ?? (await madeFiles[path.slice(1)]?.(maker));
        if (source === undefined) return next();
        response.setHeader("Content-Type", types[path.split(".").at(-1) ?? ""] ?? "application/octet-stream");
        response.end(source);
      });
    },
  };
}

/** The letters of `app/fonts` under the addresses that the build gave them. */
function withFonts(source: string | Buffer, names: string[]) {
  if (typeof source !== "string") return source;
  return source.replace(/\.\.\/fonts\/([\w-]+)\.woff2/g, (whole, font) => {
    const name = names.find((one) => one.startsWith(`assets/${font}-`));
    return name ? `/${name}` : whole;
  });
}

function constants(values: object) {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value) ?? "undefined"};`)
    .join("\n");
}
