import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { runCommand } from "./command.mjs";
import { packageProgram, pinnedEnvironment } from "./pinned-node.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of a Chromium that runs: the system's, else Debian's package, else Playwright's download, else undefined. */
export async function ensureChromium() {
  return findChromium() ?? (await installPackage()) ?? (await downloadBrowser());
}

function findChromium() {
  if (process.env.CHROMIUM_PATH) return [process.env.CHROMIUM_PATH].find(works);
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/snap/bin"];
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(works);
}

/** Some of these names are only an advertisement for a package to install: ask it. */
function works(path) {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
}

async function installPackage() {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "--non-interactive"];
  if (spawnSync(asRoot[0] ?? "true", asRoot[0] ? [...asRoot.slice(1), "true"] : []).status !== 0)
    return undefined;
  if (spawnSync("apt-get", ["--version"]).status !== 0) return undefined;
  console.info("Installing Debian's Chromium for the tests in a browser ...");
  const apt = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--yes", "--quiet"];
  for (const step of [["update"], ["install", "--no-install-recommends", "chromium", "fonts-noto-core"]]) {
    const [command, ...args] = [...apt, ...step];
    await runCommand(command, args);
  }
  return findChromium();
}

async function downloadBrowser() {
  console.info("Downloading Playwright's Chromium for the tests in a browser ...");
  const env = pinnedEnvironment();
  await runCommand(...packageProgram("playwright", "install", "chromium"), { env });
  const { chromium } = await import("@playwright/test");
  return [chromium.executablePath()].find(works);
}
