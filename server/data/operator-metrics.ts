import { statfs } from "node:fs/promises";
import { count, eq, isNull, min } from "drizzle-orm";
import { Gauge, type Registry } from "prom-client";
import type { Config } from "#config/config.ts";
import type { Database } from "#db/client.ts";
import { comments, outbox } from "#db/schema/enquiries.ts";
import { settings } from "#db/schema/site.ts";
import { openSpool, spoolOf } from "#domain/enquiries/spool.ts";

/** The setting that holds the time of the last backup. */
export const lastBackup = "last-backup";

/** What waits for the operator. While the database is away, its figures are missing and the rest is there. */
export function addOperatorMetrics(registers: Registry[], db: Database, config: Config) {
  const spool = openSpool(spoolOf(config));
  gauge("site_mails_waiting", "Mails that were not sent yet", async () => {
    const [row] = await db.select({ value: count() }).from(outbox).where(isNull(outbox.sentAt));
    return row?.value;
  });
  gauge("site_oldest_mail_seconds", "Age of the oldest mail that was not sent yet", async () => {
    const [row] = await db
      .select({ value: min(outbox.createdAt) })
      .from(outbox)
      .where(isNull(outbox.sentAt));
    return row?.value ? (Date.now() - row.value.getTime()) / 1000 : 0;
  });
  gauge("site_comments_waiting", "Comments to approve", async () => {
    const [row] = await db.select({ value: count() }).from(comments).where(eq(comments.status, "pending"));
    return row?.value;
  });
  gauge("site_backup_time_seconds", "When the last backup ended; missing before the first", async () => {
    const [row] = await db.select().from(settings).where(eq(settings.key, lastBackup));
    return row && Date.parse(String(row.value)) / 1000;
  });
  gauge("site_spool_messages", "Messages on the disk that wait for the database", async () => {
    return (await spool.list()).length;
  });
  gauge("site_disk_free_bytes", "Free space in DATA_DIR", async () => {
    const { bavail, bsize } = await statfs(config.DATA_DIR);
    return bavail * bsize;
  });

  function gauge(name: string, help: string, read: () => Promise<number | undefined>) {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await read().catch(() => undefined);
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  }
}
