// Installs the locked packages. Runs under a lock; another process may have installed them already.
import { runCommand } from "./command.mjs";
import { isInstalled, listMissing } from "./installed.mjs";
import { secondsSince } from "./seconds.mjs";

// No package needs its install script. Warnings would be about the system's Node, which only installs.
const options = [
  "--ignore-scripts",
  "--include=dev",
  "--include=optional",
  "--no-progress",
  "--loglevel=error",
];

if (!isInstalled({ withTools: true })) await install();

async function install() {
  const start = performance.now();
  console.info("Installing the packages and the Node that the site runs on ...");
  const { ok, output } = await runNpm(["ci", ...options]);
  if (!ok) fail(`The packages could not be installed.\n${output}`);
  const missing = listMissing({ withTools: true });
  if (missing.length > 0) fail(`npm left out ${missing.join(", ")}: is there a network? Please try again.`);
  console.info(`Installed in ${secondsSince(start)}.`);
}

/** The npm that runs us, or the one on the path. */
function runNpm(args) {
  const npm = process.env.npm_execpath ?? "";
  return npm.endsWith("npm-cli.js") ? runCommand(process.execPath, [npm, ...args]) : runCommand("npm", args);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
