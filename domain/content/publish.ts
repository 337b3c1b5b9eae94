import type { Database } from "#db/client.ts";
import { refuseConflicts } from "./conflicts.ts";
import { figuresOf } from "./figures.ts";
import { type KindName, kinds } from "./kinds.ts";
import { listFiles } from "./list-files.ts";
import { publishMedia } from "./media.ts";
import { publishPapers } from "./papers.ts";
import { publishInTurn } from "./publish-in-turn.ts";
import type { MediaContent } from "./read-media.ts";
import type { Papers } from "./read-papers.ts";
import type { Content } from "./records.ts";
import type { Stamp } from "./stamp.ts";
import type { Stored } from "./store/plain.ts";
import { type Published, publishKind } from "./write-records.ts";

/**
 * Makes the database say what the content says: what changed is written, what is not in it goes. With a stamp it refuses
 * to replace what is not as the stamp says.
 */
export async function publish(
  db: Database,
  content: Content & { media: MediaContent; papers?: Papers },
  { dryRun, stamp }: { dryRun?: boolean | undefined; stamp?: Stamp | undefined } = {},
) {
  const figures = figuresOf(content);
  return publishInTurn(db, {
    dryRun,
    list: listFiles,
    async write(tx, before) {
      const published: Published = { changed: [], removed: [] };
      for (const kind of Object.keys(kinds) as KindName[]) {
        const records = content[kind] as Stored[];
        await publishKind(tx, kind, records, { figures, isWhole: true }, published);
      }
      published.changed.push(...(await publishMedia(tx, content.media)));
      await refuseConflicts(published, { held: before, stamp, list: () => listFiles(tx) });
      published.changed.push(...(await publishPapers(tx, content.papers)));
      return published;
    },
  });
}
