// Builds the site. Runs under a lock; another process may have built it already.
import { hashInputs, isBuilt, removeStamp, writeStamp } from "./build-stamp.mjs";
import { runCommand } from "./command.mjs";
import { packageProgram, pinnedEnvironment } from "./pinned-node.mjs";
import { precompress } from "./precompress.mjs";
import { secondsSince } from "./seconds.mjs";

if (!isBuilt()) await build();

async function build() {
  const start = performance.now();
  console.info("Building the site ...");
  const hash = hashInputs(); // before the build: a file that changes during it belongs to the next one
  removeStamp();
  const env = { ...pinnedEnvironment(), NODE_ENV: "production" };
  const { ok, output } = await runCommand(...packageProgram("react-router", "build"), { env });
  if (!ok) {
    console.error(`The site could not be built.\n${output}`);
    process.exit(1);
  }
  await precompress();
  writeStamp(hash);
  console.info(`Built in ${secondsSince(start)}.`);
}
