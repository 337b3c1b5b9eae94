import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { runCommand } from "./command.mjs";
import { packageProgram, pinnedEnvironment } from "./pinned-node.mjs";

const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of a working Chromium: the system's, Debian's package, Playwright's download, or undefined. */
export async function ensureChromium() {
  return findChromium() ?? (await installPackage()) ?? (await downloadBrowser());
}

/** Debian's headless Chromium, where its package is available. */
export async function ensureShell() {
  if (process.env.CHROMIUM_SHELL_PATH) return process.env.CHROMIUM_SHELL_PATH;
  if (process.env.CHROMIUM_PATH) return undefined;
  return findProgram([SHELL]) ?? ((await installPackages(SHELL)) ? findProgram([SHELL]) : undefined);
}

function findChromium() {
  if (process.env.CHROMIUM_PATH) return [process.env.CHROMIUM_PATH].find(works);
  return findProgram(NAMES);
}

function findProgram(names) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/snap/bin"];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(works);
}

/** Some of these programs only suggest a package to install, so run them. */
function works(path) {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
}

async function installPackage() {
  console.info("Installing Debian's Chromium for the tests in a browser ...");
  return (await installPackages("chromium", "fonts-noto-core")) ? findChromium() : undefined;
}

async function installPackages(...names) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "--non-interactive"];
  if (spawnSync(asRoot[0] ?? "true", asRoot[0] ? [...asRoot.slice(1), "true"] : []).status !== 0)
    return false;
  if (spawnSync("apt-get", ["--version"]).status !== 0) return false;
  const [command, ...args] = [
    ...asRoot,
    "env",
    "DEBIAN_FRONTEND=noninteractive",
    "apt-get",
    "--yes",
    "--quiet",
  ];
  await runCommand(command, [...args, "update"]);
  const { ok } = await runCommand(command, [...args, "install", "--no-install-recommends", ...names]);
  return ok;
}

async function downloadBrowser() {
  console.info("Downloading Playwright's Chromium for the tests in a browser ...");
  const env = pinnedEnvironment();
  await runCommand(...packageProgram("playwright", "install", "chromium"), { env });
  const { chromium } = await import("@playwright/test");
  return [chromium.executablePath()].find(works);
}
