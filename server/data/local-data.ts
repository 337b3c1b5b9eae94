import cluster from "node:cluster";
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { answerCall } from "#api/answer-call.ts";
import { cacheAnswers } from "#api/cache-answers.ts";
import type { Config } from "#config/config.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { settings } from "#db/schema/site.ts";
import { createLimits, createOutageLimit } from "#domain/enquiries/limits.ts";
import type { Mailing } from "#domain/enquiries/mail-queue.ts";
import { openSpool, spoolOf } from "#domain/enquiries/spool.ts";
import type { Log } from "../process/log.ts";
import { endWithin } from "../process/repeat.ts";
import { answerInOutage } from "./answer-in-outage.ts";
import { createChanges } from "./changes.ts";
import type { Data } from "./data.ts";
import { startSpoolDrain } from "./jobs.ts";
import { listenForChanges } from "./listen-for-changes.ts";
import { createPoolBreaker } from "./pool-breaker.ts";
import { prepareDatabase, reachDatabase } from "./prepare-database.ts";
import { scheduleArticles } from "./scheduled-articles.ts";
import { waitForDatabase } from "./wait-for-database.ts";

/** Calls and database in this process. */
export async function localData(config: Config, log: Log): Promise<Data> {
  const { pool: poolConfig, stop } = await reachDatabase(config, log);
  if (cluster.isWorker) await waitForDatabase();
  else await prepareDatabase(poolConfig, config, log);
  const { db, pool, close } = openDatabase(poolConfig, {
    onError: (error) => log.warn({ err: error.message }, "database connection lost"),
  });
  const spool = openSpool(spoolOf(config));
  const mailing = mailingOf(config);
  const isLimited = config.RATE_LIMITS === "on";
  const services = {
    db,
    limits: createLimits(pool, isLimited),
    mailing,
    spooling: {
      spool,
      limit: createOutageLimit("messages", isLimited),
      onError: (error: unknown) => log.error({ err: error }, "spool failed, a message was refused"),
    },
    secret: await readSecret(db),
    moderated: config.COMMENTS === "moderated",
    siteName: config.siteName,
    locales: config.LANGUAGES,
  };
  const answers = cacheAnswers(answerInOutage((request) => answerCall(services, request)));
  const changes = createChanges();
  changes.listen(answers.invalidate);
  const breaker = createPoolBreaker(pool);
  const watch = listenForChanges(poolConfig, log, {
    onChange: changes.tell,
    onReach: (reached) => breaker.setAway(!reached),
  });
  const drain = startSpoolDrain(db, spool, mailing, log);
  const releases = scheduleArticles(db, changes, log);
  return {
    transport: answers.transport,
    db,
    isReady: () =>
      pool.query("select 1").then(
        () => true,
        () => false,
      ),
    onChange: changes.listen,
    async close() {
      watch.close();
      releases.stop();
      await drain.stop();
      await endWithin(1000, close());
      await stop();
    },
  };
}

function mailingOf({ SMTP_URL, MAIL_TO, MAIL_FROM, SITE_URL, siteName, RATE_LIMITS }: Config): Mailing {
  if (!SMTP_URL || !MAIL_TO || !MAIL_FROM) return undefined;
  return { to: MAIL_TO, from: MAIL_FROM, siteName, siteUrl: SITE_URL, unlimited: RATE_LIMITS === "off" };
}

/** One secret for all processes and restarts, created when first needed. */
async function readSecret(db: Database): Promise<string> {
  await db
    .insert(settings)
    .values({ key: "form-secret", value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, "form-secret"));
  return String(row?.value);
}
