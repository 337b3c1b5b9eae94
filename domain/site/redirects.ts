import { eq } from "drizzle-orm";
import { redirects } from "#db/schema/site.ts";
import type { Reader } from "../reader.ts";

export async function findRedirect({ db, tags }: Reader, path: string) {
  tags.add("redirects");
  const [row] = await db.select().from(redirects).where(eq(redirects.fromPath, path));
  return row && { path: row.toPath };
}
