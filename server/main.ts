import cluster from "node:cluster";
import { ConfigError, readConfig } from "#config/config.ts";
import { createLog } from "./process/log.ts";
import { runPrimary } from "./process/primary.ts";
import { runSite } from "./process/run-site.ts";

try {
  const config = readConfig(process.env);
  // React reads it itself, and is several times slower where it is not said.
  process.env.NODE_ENV = config.NODE_ENV;
  const log = createLog(config.LOG_LEVEL);
  if (config.WORKERS > 1 && cluster.isPrimary) await runPrimary(config, log);
  else await runSite(config, log);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
