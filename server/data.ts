import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type pg from "pg";
import { answerCall } from "#api/answer-call.ts";
import type { ApiTransport } from "#api/client.ts";
import { httpTransport } from "#api/http/http-transport.ts";
import { rememberAnswers } from "#api/remembered-answers.ts";
import type { Config } from "#config/config.ts";
import { apiPrefix } from "#config/product.ts";
import { type Database, migrateDatabase, openDatabase } from "#db/client.ts";
import { startEmbedded } from "#db/embedded/start.ts";
import { settings } from "#db/schema/site.ts";
import { importContent, isEmpty } from "#domain/content/import-content.ts";
import { createLimits } from "#domain/enquiries/limits.ts";
import type { Mailing } from "#domain/enquiries/mail-queue.ts";
import type { Log } from "./log.ts";
import { watchChanges } from "./watch-changes.ts";

export type Data = {
  transport: ApiTransport;
  /** Absent when the API is another process. */
  db?: Database;
  isReady(): Promise<boolean>;
  onChange(listener: (tags: Set<string>) => void): void;
  close(): Promise<void>;
};

/** Where a PostgreSQL server is: the configured one, or our own, started when it is not running yet. */
export async function reachDatabase(
  config: Config,
  log: Log,
): Promise<{ pool: pg.PoolConfig; stop(): Promise<void> }> {
  if (config.DATABASE_URL) return { pool: { connectionString: config.DATABASE_URL }, stop: async () => {} };
  const embedded = await startEmbedded(config.DATA_DIR, { log: (line) => log.info(line) });
  return { pool: embedded.config, stop: embedded.stop };
}

/** Tables and first content; done by one process before any other serves. */
export async function prepareDatabase(pool: pg.PoolConfig, config: Config, log: Log) {
  await migrateDatabase(pool);
  const { db, close } = openDatabase(pool, { maxConnections: 2 });
  try {
    if (!(await isEmpty(db))) return;
    log.info("filling the database with the content of %s", config.CONTENT_DIR);
    const { changed } = await importContent(db, config.CONTENT_DIR);
    log.info("%d records published", changed.length);
  } finally {
    await close();
  }
}

export async function openData(config: Config, log: Log): Promise<Data> {
  return config.API_BASE_URL ? remoteData(config.API_BASE_URL) : localData(config, log);
}

async function localData(config: Config, log: Log): Promise<Data> {
  const { pool: poolConfig, stop } = await reachDatabase(config, log);
  await prepareDatabase(poolConfig, config, log);
  const { db, pool, close } = openDatabase(poolConfig, {
    onError: (error) => log.warn({ err: error.message }, "database connection lost"),
  });
  const services = {
    db,
    limits: createLimits(pool, config.RATE_LIMITS === "on"),
    mailing: mailingOf(config),
    secret: await readSecret(db),
    moderated: config.COMMENTS === "moderated",
    siteName: config.siteName,
  };
  const answers = rememberAnswers((request) => answerCall(services, request));
  const listeners: ((tags: Set<string>) => void)[] = [(tags) => answers.drop(tags)];
  const watch = watchChanges(poolConfig, log, (tags) => {
    for (const listener of listeners) listener(tags);
  });
  return {
    transport: answers.transport,
    db,
    isReady: () =>
      pool.query("select 1").then(
        () => true,
        () => false,
      ),
    onChange: (listener) => listeners.push(listener),
    async close() {
      await watch.close();
      await close();
      await stop();
    },
  };
}

/** Kept pages of a site without a database of its own grow old by time alone. */
function remoteData(baseUrl: string): Data {
  const transport = httpTransport({ baseUrl, prefix: apiPrefix });
  return {
    transport,
    isReady: () =>
      fetch(`${baseUrl}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    onChange: () => {},
    close: async () => {},
  };
}

function mailingOf({ SMTP_URL, MAIL_TO, SITE_URL, siteName }: Config): Mailing {
  return SMTP_URL && MAIL_TO ? { to: MAIL_TO, siteName, siteUrl: SITE_URL } : undefined;
}

/** One secret for all processes and restarts; made when first needed. */
async function readSecret(db: Database): Promise<string> {
  await db
    .insert(settings)
    .values({ key: "form-secret", value: randomBytes(32).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, "form-secret"));
  return String(row?.value);
}
