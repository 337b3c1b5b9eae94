import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildDirectory } from "./build-directory.mjs";
import { root } from "./root.mjs";

/** Inputs of the build. */
const INPUTS = [
  "app",
  "api",
  "config",
  join(process.env.CONTENT_DIR || "content", "maker"),
  "i18n",
  "public",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tools/setup/precompress.mjs",
  "tools/vite",
  "tsconfig.json",
  "vite.config.ts",
];
const stamp = join(buildDirectory, "inputs.sha256");

export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hashInputs();
}

/** Written when a build is complete, removed before the next one starts. */
export function writeStamp(hash) {
  mkdirSync(buildDirectory, { recursive: true });
  writeFileSync(stamp, hash);
}

export function removeStamp() {
  rmSync(stamp, { force: true });
}

export function hashInputs() {
  // A language that is off by default has pages only where it is named.
  return hashFiles(INPUTS) + (process.env.LANGUAGES ?? "");
}

export function hashFiles(paths, isRead = () => true) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(listFiles).filter(isRead)) {
    const content = readFileSync(resolve(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function listFiles(path) {
  const stat = statSync(resolve(root, path), { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [path] : [];
  const names = readdirSync(resolve(root, path)).sort();
  return names.filter((name) => !name.includes(".test.")).flatMap((name) => listFiles(join(path, name)));
}
