import { eq } from "drizzle-orm";
import { webinars } from "#db/schema/journal.ts";
import type { TestApi } from "./test-api.ts";

/** Whatever today is: a webinar of the sample content that takes place in a week. Answers with its code. */
export async function announceWebinar({ db }: TestApi): Promise<string> {
  const inAWeek = new Date(Date.now() + 7 * 24 * 60 * 60_000);
  await db.update(webinars).set({ start: inAWeek }).where(eq(webinars.code, "W-2702"));
  return "W-2702";
}
