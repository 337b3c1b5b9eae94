import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { messages } from "#db/schema/enquiries.ts";
import { makeTestFolder } from "#tests/support/folder.ts";
import { openSampleDatabase } from "#tests/support/sample-database.ts";
import { sampleMessage } from "#tests/support/sample-message.ts";
import { drainSpool } from "./drain-spool.ts";
import { openSpool } from "./spool.ts";

const id = "00000000-0000-4000-8000-00000000000c";

test("a message on the disk that nobody can read is set aside, and those behind it are stored", async () => {
  const { db, close } = await openSampleDatabase();
  onTestFinished(close);
  const folder = makeTestFolder();
  const spool = openSpool(folder);
  await writeFile(join(folder, "a.json"), "{broken");
  await writeFile(join(folder, "b.json"), '{"id":"b"}');
  await writeFile(join(folder, "c.json"), "null");
  await spool.write({
    id,
    fingerprint: "f",
    receivedAt: "2026-11-15T08:00:00.000Z",
    language: "en",
    values: sampleMessage,
  });
  const { count, setAside } = await drainSpool(db, spool, undefined);
  expect(count).toBe(1);
  expect(setAside.map(({ place }) => place)).toEqual(
    ["a", "b", "c"].map((name) => join(folder, `${name}.json.unreadable`)),
  );
  expect((await readdir(folder)).sort()).toEqual([
    "a.json.unreadable",
    "b.json.unreadable",
    "c.json.unreadable",
  ]);
  expect(await db.select({ id: messages.id }).from(messages)).toEqual([{ id }]);
});
