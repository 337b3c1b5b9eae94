import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { makeTestFolder } from "#tests/support/folder.ts";

test("the doctor names what is wrong, and each with the way out", () => {
  const env = {
    ...process.env,
    DATA_DIR: makeTestFolder(),
    DATABASE_URL: "",
    SITE_URL: "https://example.com",
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_TO: "a@example.com",
  };
  const { status, stdout } = spawnSync(process.execPath, ["tools/doctor/main.ts"], { env, encoding: "utf8" });
  for (const line of [
    /^ok +Node v/m,
    /^WRONG +SITE_URL is https/m,
    /^WRONG +connect ECONNREFUSED/m,
    /^WRONG +The database in/m,
  ])
    expect(stdout).toMatch(line);
  expect(status).toBe(1);
});
