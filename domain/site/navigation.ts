import { asc } from "drizzle-orm";
import { navigationItems, navigationItemTexts } from "#db/schema/site.ts";
import { findAllTexts, type Reader } from "../reader.ts";
import { findImages } from "./images.ts";
import { findMenuFacts } from "./menu-facts.ts";

type Row = typeof navigationItems.$inferSelect;
const smallest = 320;

/** The menu with exactly the fields of the specification; children at most two levels deep. */
export async function listNavigation(reader: Reader) {
  const rows = await reader.db.select().from(navigationItems).orderBy(asc(navigationItems.position));
  const [texts, images, facts] = await Promise.all([
    findAllTexts(reader, navigationItemTexts),
    findImages(
      reader,
      rows.map(({ image }) => image),
    ),
    findMenuFacts(reader),
  ]);
  reader.tags.add("navigation");
  const childrenOf = Map.groupBy(rows, ({ parent }) => parent);

  const leaf = (row: Row) => {
    const text = texts.get(row.id);
    const fact = facts.get(row.path);
    const image = row.image ? images.get(row.image) : undefined;
    return {
      navigationTitle: text?.title ?? row.id,
      routePath: row.path,
      mateCode: row.mateCode ?? fact?.mateCode ?? "",
      slaveImg: image ? `/media/${image.hash}-${image.widths[0] ?? smallest}.webp` : "",
      slaveAlt: text?.alt ?? image?.alt ?? "",
      slaveDescription: fact?.description ?? text?.description ?? "",
      slaveExplain: text?.explain ?? fact?.explain ?? "",
    };
  };
  const below = (id: string | null) => childrenOf.get(id) ?? [];
  return below(null).map((top) => ({
    ...leaf(top),
    children: below(top.id).map((child) => ({
      ...leaf(child),
      children: below(child.id).map((last) => ({ ...leaf(last), children: [] })),
    })),
  }));
}
