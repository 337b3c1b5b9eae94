import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test.each([
  ["tools/inbox/main.ts", "list"],
  ["tools/backup/main.ts", "backup", "nothing.backup"],
  ["tools/content/main.ts", "history"],
])("%s %s creates no database where there is none", (...words) => {
  const DATA_DIR = join(mkdtempSync(join(tmpdir(), "site-")), "data");
  const env = { ...process.env, DATA_DIR, DATABASE_URL: "" };
  const { status, stderr } = spawnSync(process.execPath, words, { env, encoding: "utf8" });
  expect(stderr).toContain(`The database in ${DATA_DIR} does not exist or is empty.`);
  expect(status).toBe(1);
  expect(existsSync(DATA_DIR)).toBe(false);
});
