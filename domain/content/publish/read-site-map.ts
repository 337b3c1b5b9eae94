import { sql } from "drizzle-orm";
import type { Queries } from "#db/client.ts";
import type { PartKind } from "../parts/part.ts";
import { contentOf, type Records } from "../records/assemble.ts";
import { mergeContent, type RecordNames } from "../records.ts";
import type { Stored } from "../rows/plain.ts";
import { type SiteMap, siteMapOf } from "../validate/site-map.ts";

type Row = { kind: PartKind; id: string; data: Stored["data"] | null };

/** What there is on the site before and after the changes. */
export async function readSiteMaps(
  db: Queries,
  records: Records,
  removed: RecordNames,
): Promise<{ before: SiteMap; after: SiteMap }> {
  const { rows } = await db.execute<Row>(sql`
    select kind, id, case when kind in ('seo', 'faq', 'series') then value end as data
    from content_parts where part = 'data'`);
  const stored = new Map(
    [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, own]) => [
      kind,
      own.map(({ id, data }): Stored => ({ id, data: data ?? {}, texts: {} })),
    ]),
  );
  const content = contentOf(stored);
  const pictures = (all: Records) => all.get("media")?.map(({ id }) => id) ?? [];
  const gone = removed.get("media" as never);
  return {
    before: siteMapOf(content, pictures(stored)),
    after: siteMapOf(
      mergeContent(content, contentOf(records), removed),
      [...pictures(stored), ...pictures(records)].filter((id) => !gone?.has(id)),
    ),
  };
}
