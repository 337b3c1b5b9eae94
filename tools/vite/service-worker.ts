import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { build, type Plugin, type Rolldown } from "vite";

/** What the offline page is made of on the server; the rest of it is in the names of the built files. */
const serverSources = () => [
  ...readdirSync("app/routes/offline-page").map((name) => `app/routes/offline-page/${name}`),
  ...readdirSync("i18n/messages").map((language) => `i18n/messages/${language}/shell.json`),
];

/** Builds the service worker as one classic script, with a version that changes with every build of other contents. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const source = await bundleWorker(versionOf(bundle));
        this.emitFile({ type: "asset", fileName: "service-worker.js", source });
      },
    },
  };
}

async function bundleWorker(version: string) {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { buildVersion: JSON.stringify(version) },
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: { input: "app/service-worker/main.ts", output: { format: "iife" } },
    },
  });
  const [{ output }] = [result].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

function versionOf(bundle: Rolldown.OutputBundle) {
  const hash = createHash("sha256");
  for (const name of Object.keys(bundle).sort()) hash.update(name);
  for (const file of serverSources().sort()) hash.update(readFileSync(file));
  const sheet = bundle["offline.css"];
  if (sheet?.type === "asset") hash.update(sheet.source);
  return hash.digest("hex").slice(0, 12);
}
