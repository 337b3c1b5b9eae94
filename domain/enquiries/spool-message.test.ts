import { expect, test } from "vitest";
import { DatabaseAway } from "#db/outage.ts";
import { translator } from "#i18n/translator.ts";
import { openSpool } from "./spool.ts";
import { orSpool } from "./spool-message.ts";

test("a message that neither database nor disk takes is refused, and the fault of the disk is reported", async () => {
  const errors: unknown[] = [];
  const away = new DatabaseAway();
  const spooling = {
    spool: openSpool("/dev/null/spool"),
    limit: async () => undefined,
    onError: (error: unknown) => void errors.push(error),
  };
  const submission = { words: translator("en"), key: "a", visitor: "192.0.2.1" };
  const message = { values: { name: "Ada" }, language: "en" as const, submission };
  await expect(orSpool(() => Promise.reject(away), spooling, message)).rejects.toBe(away);
  expect(errors).toEqual([expect.objectContaining({ code: "ENOTDIR" })]);
});
