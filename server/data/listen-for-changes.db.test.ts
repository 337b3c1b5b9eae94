import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { changesChannel } from "#domain/changes.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { openFaultyLink } from "#tests/support/faulty-link.ts";
import { queryOnce } from "#tests/support/query.ts";
import { listenForChanges } from "./listen-for-changes.ts";

const patient = { interval: 20, timeout: 30_000 };

/** Somebody who listens, and what they heard. */
function listen(connectionString: string) {
  const heard: string[] = [];
  const watch = listenForChanges({ connectionString }, pino({ level: "silent" }), {
    onChange: (tags) => heard.push(...tags),
    onReach: (reached) => heard.push(reached ? "found" : "away"),
  });
  onTestFinished(() => watch.close());
  return heard;
}

test("every process hears what was published; after a time without the database, everything counts as changed", async () => {
  const database = await createTestDatabase();
  const link = await openFaultyLink(database.url);
  const [direct, linked] = [listen(database.url), listen(link.url)];
  onTestFinished(() => link.close());
  const publish = (tag: string) =>
    queryOnce(database.config, `select pg_notify('${changesChannel}', '["${tag}"]')`);
  await expect
    .poll(() => [direct, linked], patient)
    .toEqual([
      ["found", "*"],
      ["found", "*"],
    ]);
  await publish("products:ridge-5");
  await expect.poll(() => [direct.at(-1), linked.at(-1)], patient).toEqual(Array(2).fill("products:ridge-5"));

  link.cut();
  await expect.poll(() => linked.at(-1), patient).toBe("away");
  await publish("news:missed");
  link.heal();
  await expect.poll(() => linked.slice(-2), patient).toEqual(["found", "*"]);

  link.freeze();
  await expect.poll(() => linked.at(-1), patient).toBe("away");
  link.heal();
  await expect.poll(() => linked.slice(-2), patient).toEqual(["found", "*"]);
  await publish("products:cairn");
  await expect.poll(() => linked.at(-1), patient).toBe("products:cairn");
  await expect
    .poll(() => direct, patient)
    .toEqual(["found", "*", "products:ridge-5", "news:missed", "products:cairn"]);
});

test("a notification that says nothing, or nonsense, ends nobody: everything counts as changed", async () => {
  const database = await createTestDatabase();
  const heard = listen(database.url);
  await expect.poll(() => heard, patient).toEqual(["found", "*"]);
  await queryOnce(database.config, `notify ${changesChannel}`);
  await queryOnce(database.config, `notify ${changesChannel}, '{broken'`);
  await queryOnce(database.config, `notify ${changesChannel}, '["news:a"]'`);
  await expect.poll(() => heard, patient).toEqual(["found", "*", "*", "*", "news:a"]);
});
