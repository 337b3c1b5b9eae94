// Installs what only the long tests need. It is too large to be there for everybody.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runCommand } from "../../tools/setup/command.mjs";

const folder = fileURLToPath(new URL(".", import.meta.url));
const stamp = `${folder}node_modules/.installed`;
const options = ["--ignore-scripts", "--no-progress", "--loglevel=error"];

/** Brings the folder to what its lock file says, if it is not. */
export async function installLongTools() {
  const wanted = createHash("sha256")
    .update(readFileSync(`${folder}package-lock.json`))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.info("Installing the tools of the long tests ...");
  const { ok, output } = await runCommand("npm", ["ci", "--prefix", folder, ...options]);
  if (!ok) throw new Error(`The tools of the long tests could not be installed.\n${output}`);
  writeFileSync(stamp, wanted);
}

/** The exports of one of these packages, or of a file in it. */
export async function importLongTool(name) {
  const path = createRequire(`${folder}package.json`).resolve(name);
  return import(pathToFileURL(path).href);
}
