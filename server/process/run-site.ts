import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "#config/config.ts";
import { openData } from "../data/open-data.ts";
import { startOutbox } from "../data/outbox.ts";
import { startRetention } from "../data/retention.ts";
import { createSite } from "../http/site.ts";
import { loadWebsite } from "../pages/load-website.ts";
import { closeServer, takeQueue } from "./close-server.ts";
import { type Log, takeConsole } from "./log.ts";
import { stopInOrder } from "./stop-in-order.ts";

const graceful = 9_000;

/**
 * Visitors are sent to another connection only when the other workers have closed as well: one that is about to close
 * would take them and cut them.
 */
const othersClose = 500;

/** One process: opens the data while the website is read, serves, and stops in order when told to. */
export async function runSite(config: Config, log: Log) {
  const loading = config.SERVE === "api" ? undefined : loadWebsite(config);
  loading?.catch(() => undefined); // said when it is awaited
  const data = await openData(config, log);
  const site = await createSite(config, data, log, await loading);
  await listen(site.server, config);
  const outbox = data.db ? startOutbox(config, data.db, log) : undefined;
  const retention = data.db ? startRetention(config, data.db, log) : undefined;
  const address = site.server.address();
  const port = typeof address === "object" ? address?.port : config.PORT;
  console.info(`${config.siteName} is open at http://localhost:${port}`);
  takeConsole(log); // until here it speaks to whoever starts the site
  site.startWarmUp();

  process.on("uncaughtException", (error: NodeJS.ErrnoException) => {
    if (!isUnopenedFile(error)) throw error;
    log.warn({ err: error.message }, "a file could not be opened to be sent");
  });
  const stop = async ({ err }: { err?: Error }) => {
    if (err) log.fatal({ err }, "stopping after an error nobody caught");
    await takeQueue(site.server);
    const closed = closeServer(site.server, { idle: 1000, all: graceful - 2000 });
    await Promise.race([closed, sleep(othersClose)]);
    site.unready();
    await closed;
    await outbox?.stop();
    await retention?.stop();
    await site.close();
    await data.close();
  };
  stopInOrder(graceful, stop, ["uncaughtException"]);
}

/**
 * A deploy may remove a built file between the look-up and the reading, or there are too many open files: one answer
 * breaks, not the process.
 */
function isUnopenedFile({ code, syscall }: NodeJS.ErrnoException) {
  return ["ENOENT", "EMFILE", "ENFILE", "EACCES"].includes(code ?? "") && syscall === "open";
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
