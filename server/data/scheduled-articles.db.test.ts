import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { news } from "#db/schema/journal.ts";
import { importContent } from "#domain/content/publish/import-content.ts";
import { contentFolder } from "#tests/support/content-copy.ts";
import { openEmptyDatabase } from "#tests/support/empty-database.ts";
import { createChanges } from "./changes.ts";
import { listenForChanges } from "./listen-for-changes.ts";
import { scheduleArticles } from "./scheduled-articles.ts";

const patient = { interval: 20, timeout: 30_000 };
const log = pino({ level: "silent" });

test("when an article's moment comes, the process that waited and all others hear of it", async () => {
  const { db, config } = await openEmptyDatabase();
  const heard: string[] = [];
  const watch = listenForChanges(config, log, { onChange: (tags) => heard.push(...tags) });
  onTestFinished(() => watch.close());
  await expect.poll(() => heard, patient).toEqual(["*"]);

  const changes = createChanges();
  const told: string[] = [];
  changes.listen((tags) => told.push(...tags));
  const releases = scheduleArticles(db, changes, log);
  onTestFinished(() => releases.stop());
  await importContent(
    db,
    await contentFolder({
      "news/soon.yaml": "date: 2126-01-01T00:00:00Z\n",
      "news/soon.en.yaml": "title: Soon\nsummary: Words\nbody: <p>Words</p>\n",
    }),
  );
  const soon = new Date(Date.now() + 500);
  await db.update(news).set({ date: soon });
  // As a notification of the new date would do.
  changes.tell(new Set(["news"]));
  await expect.poll(() => told, patient).toEqual(["news", "blogs", "news"]);
  expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime());
  await expect.poll(() => heard.filter((tag) => tag === "news:soon"), patient).toHaveLength(2);
});
