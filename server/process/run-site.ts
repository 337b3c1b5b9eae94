import cluster from "node:cluster";
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "#config/config.ts";
import { startOutbox, startRetention } from "../data/jobs.ts";
import { openData } from "../data/open-data.ts";
import { loadWebsite } from "../pages/website.ts";
import { createSite } from "../site.ts";
import { acceptPending, closeServer } from "./close-server.ts";
import type { Log } from "./log.ts";
import { openMetricsServer } from "./metrics-server.ts";
import { shutDownOnSignal } from "./shutdown.ts";

const graceful = 9_000;

/**
 * Visitors are sent to another connection only when the other workers have closed as well: a worker that is about to close
 * would accept and then cut them.
 */
const othersClose = 500;

/** One process: opens the data while the website loads, serves, and stops in order. */
export async function runSite(config: Config, log: Log) {
  const loading = config.SERVE === "api" ? undefined : loadWebsite(config, log);
  loading?.catch(() => undefined); // reported where it is awaited
  const data = await openData(config, log);
  const site = await createSite(config, data, log, await loading);
  await listen(site.server, config);
  // With workers the primary process serves the sum of their metrics.
  const metrics = cluster.isWorker ? undefined : await openMetricsServer(config, site.metrics);
  const outbox = data.db ? startOutbox(config, data.db, log) : undefined;
  const retention = data.db ? startRetention(config, data.db, log) : undefined;
  const address = site.server.address();
  const port = typeof address === "object" ? address?.port : config.PORT;
  console.info(`${config.siteName} is open at http://localhost:${port}`);
  site.startWarmUp();

  const stop = async ({ err }: { err?: Error }) => {
    if (err) log.fatal({ err }, "stopping after an uncaught error");
    await acceptPending(site.server);
    const closed = closeServer(site.server, { idle: 1000, all: graceful - 2000 });
    await Promise.race([closed, sleep(othersClose)]);
    site.unready();
    await closed;
    await outbox?.stop();
    await retention?.stop();
    metrics?.close();
    await site.close();
    await data.close();
  };
  shutDownOnSignal(graceful, log, stop);
}

function listen(server: Server, { PORT, HOST }: Config) {
  return new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") return reject(error);
      console.error(`Port ${PORT} is in use. Stop what uses it, or choose another: PORT=3001 npm start`);
      process.exit(1);
    });
    server.listen(PORT, HOST, resolve);
  });
}
