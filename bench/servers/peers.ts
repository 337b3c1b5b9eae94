import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPackages } from "../install-packages.ts";
import { findFreePort, startServer } from "./start-server.ts";

const peers = {
  next: { program: "node_modules/next/dist/bin/next", output: ".next" },
  nuxt: { program: "node_modules/nuxt/bin/nuxt.mjs", output: ".output" },
};
const quiet = { NEXT_TELEMETRY_DISABLED: "1", NUXT_TELEMETRY_DISABLED: "1" };

/** Installs a peer and builds its page with our data, unless the same build exists. */
export function buildPeer(name: keyof typeof peers, data: unknown) {
  const cwd = folderOf(name);
  const { program, output } = peers[name];
  installPackages(cwd);
  writeFileSync(join(cwd, "page.json"), JSON.stringify(data));
  const stamp = join(cwd, output, "built-from.txt");
  const inputs = hashInputs(cwd);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === inputs) return;
  console.info(`Building the page with ${name} ...`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, "build"], {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", ...quiet },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${name} could not be built:\n${stdout}\n${stderr}`);
  writeFileSync(stamp, inputs);
}

export async function startNext() {
  const port = await findFreePort();
  const args = [peers.next.program, "start", "--port", String(port), "--hostname", "127.0.0.1"];
  const command = { program: process.execPath, args, cwd: folderOf("next"), env: quiet };
  return startServer({ name: "Next", ...command, port, path: "/dynamic" });
}

export async function startNuxt() {
  const port = await findFreePort();
  const env = { PORT: String(port), HOST: "127.0.0.1", ...quiet };
  const command = {
    program: process.execPath,
    args: [".output/server/index.mjs"],
    cwd: folderOf("nuxt"),
    env,
  };
  return startServer({ name: "Nuxt", ...command, port, path: "/dynamic" });
}

function folderOf(name: keyof typeof peers) {
  return fileURLToPath(new URL(`../peers/${name}`, import.meta.url));
}

/** Folders with a dot come from the build. */
function hashInputs(cwd: string) {
  const files = globSync("**/*.*", {
    cwd,
    exclude: (name) => name === "node_modules" || name.startsWith("."),
  });
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(cwd, file)));
  return hash.digest("hex");
}
