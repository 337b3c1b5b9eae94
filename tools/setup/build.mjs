// Builds the site. Runs under a lock; another process may have built it already.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makerHash } from "../../config/maker/maker-hash.mjs";
import { buildDirectory } from "./build-directory.mjs";
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
  writeFileSync(join(buildDirectory, "maker.sha256"), makerHash(process.env.CONTENT_DIR || "content"));
  writeStamp(hash);
  console.info(`Built in ${secondsSince(start)}.`);
}
