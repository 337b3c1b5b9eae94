import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { settings } from "#db/schema/site.ts";

const day = 86_400_000;
/** Retention runs every hour; more time than this between two runs is a long rest of the site, or a wrong clock. */
const usualGap = 7 * day;
const key = "retention-clock";

type Seen = { last: number; trustedFrom: number };
/** `jumped` tells that the clock has just moved so many days. */
export type ClockTrust = { isTrusted: boolean; jumped?: number };

/**
 * Whether personal data may be removed by this clock. After a jump it is not trusted for a day: so long there is time to
 * put it right before anything is lost.
 */
export async function trustClock(db: Database, now = Date.now()): Promise<ClockTrust> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  const seen = row?.value as Seen | undefined;
  const gap = seen ? now - seen.last : 0;
  const hasJumped = !seen || Math.abs(gap) > usualGap;
  const trustedFrom = hasJumped ? now + day : seen.trustedFrom;
  const value: Seen = { last: now, trustedFrom };
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
  return { isTrusted: now >= trustedFrom, ...(seen && hasJumped && { jumped: Math.round(gap / day) }) };
}
