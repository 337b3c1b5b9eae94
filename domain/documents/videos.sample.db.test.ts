import { afterAll, beforeAll, expect, test } from "vitest";
import type { Language } from "#i18n/locales.ts";
import { openSampleDatabase } from "#tests/support/sample-database.ts";
import { findWebinar } from "../journal/webinars.ts";
import type { Reader } from "../reader.ts";
import { listCompanyVideos, listVideos, listVideosOf } from "./videos.ts";

let database: Awaited<ReturnType<typeof openSampleDatabase>>;
beforeAll(async () => {
  database = await openSampleDatabase();
});
afterAll(() => database.close());

const readerIn = (language: Language): Reader => ({ db: database.db, language, tags: new Set() });
const everything = { pageNum: 1, pageSize: 100 };

test.each(["en", "es", "my"] as const)("every video speaks %s, and so do its captions", async (language) => {
  const { list, categories, total } = await listVideos(readerIn(language), everything);
  expect(total).toBeGreaterThanOrEqual(8);
  for (const video of list) {
    expect(video.language, video.id).toBe(language);
    expect(video.description, video.id).not.toBe("");
    expect(video.poster?.alt, video.id).toBeTruthy();
    expect(video.captions.map((track) => track.language).sort(), video.id).toEqual(["en", "es", "my"]);
    expect(video.categoryName, video.id).not.toBe(video.category);
  }
  expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(total);
});

test("a category lists its own videos and still counts all", async () => {
  const { list, total, categories } = await listVideos(readerIn("en"), { ...everything, category: "help" });
  expect(new Set(list.map(({ category }) => category))).toEqual(new Set(["help"]));
  expect(categories.find(({ id }) => id === "help")?.count).toBe(total);
});

test("a video names the models it shows, as they are written", async () => {
  const reader = readerIn("en");
  const [video] = await listVideosOf(reader, "hd-r3-6-1p");
  expect(video?.products).toContainEqual({ id: "hd-r3-6-1p", model: "HD-R3.6-1P" });
  expect(reader.tags).toContain("products:hd-r3-6-1p");
});

test("the company page has its own choice of videos", async () => {
  const chosen = await listCompanyVideos(readerIn("en"));
  expect(chosen.map(({ id }) => id)).toEqual(["stack-strata-15", "switch-over"]);
});

test("a webinar that is over shows the clip that was shown in it", async () => {
  const webinar = await findWebinar(readerIn("es"), "ridge-commissioning-in-40-minutes");
  expect(webinar).toMatchObject({ status: "recorded", recording: { id: "commission-app", language: "es" } });
});
