import cluster from "node:cluster";
import "#db/quick-imports.ts";
import { readConfig } from "#config/config.ts";
import { ConfigError } from "#config/config-error.ts";
import { createLog } from "./process/log.ts";
import { refuseOtherMaker } from "./process/refuse-other-maker.ts";

try {
  const config = readConfig(process.env);
  refuseOtherMaker(config);
  // React reads it as soon as it is imported, so everything that imports React comes after this.
  process.env.NODE_ENV = config.NODE_ENV;
  const log = createLog(config.LOG_LEVEL);
  if (config.WORKERS > 1 && cluster.isPrimary) {
    const { runPrimary } = await import("./process/workers.ts");
    await runPrimary(config, log);
  } else {
    const { runSite } = await import("./process/run-site.ts");
    await runSite(config, log);
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
