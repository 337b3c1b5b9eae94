import { sep } from "node:path";
import type { Plugin } from "vite";

const root = process.cwd() + sep;
const ours =
  /^(db|domain|server|tools)\/|^config\/(?!product\.ts|languages\.ts|maker\/sorting\.ts)|^api\/(?!client\.ts|envelope\.ts)/;
/** Calculators that also run in the browser, without a connection. */
const anywhere = /^domain\/(sizing\/|catalogue\/(?:fit|bank|joined-units))/;
const theirs = /node_modules\/(pg|drizzle-orm|zod|sanitize-html|nodemailer|pino|hono)\//;

/** Stops the build if a query, a schema or a secret is in the browser's bundle, and shows the import path. */
export function browserGuard(): Plugin {
  let isForServer = false;
  return {
    name: "browser-guard",
    apply: "build",
    configResolved(config) {
      isForServer = Boolean(config.build.ssr);
    },
    generateBundle(_, bundle) {
      if (isForServer || this.environment?.name === "ssr") return;
      const ids = Object.values(bundle).flatMap((output) =>
        output.type === "chunk" ? output.moduleIds : [],
      );
      for (const id of ids) {
        const path = id.startsWith(root) ? id.slice(root.length).split(sep).join("/") : id;
        if ((!ours.test(path) || anywhere.test(path)) && !theirs.test(path)) continue;
        const importers = this.getModuleInfo(id)?.importers ?? [];
        this.error(`${path} must not reach the browser; it is imported by ${importers.join(", ")}`);
      }
    },
  };
}
