import { sep } from "node:path";
import type { Plugin } from "vite";

const root = process.cwd() + sep;
const ours =
  /^(db|domain|server|tools)\/|^config\/(?!product\.ts|languages\.ts|maker\/sorting\.ts)|^api\/(?!client\.ts|envelope\.ts)/;
/** Sums of the tools: they work where there is no connection as well. */
const anywhere = /^domain\/(sizing\/|catalogue\/(?:fit|bank|joined-units))/;
const theirs = /node_modules\/(pg|drizzle-orm|zod|sanitize-html|nodemailer|pino|hono)\//;

/** A query, a schema or a secret in the browser's bundle stops the build, and says how it got there. */
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
