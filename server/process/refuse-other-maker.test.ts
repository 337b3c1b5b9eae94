import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#config/config.ts";
import { makerHash } from "#config/maker/maker-hash.mjs";
import { refuseOtherMaker } from "./refuse-other-maker.ts";

const folder = mkdtempSync(join(tmpdir(), "maker-"));
const CONTENT_DIR = join(folder, "own");
const BUILD_DIR = join(folder, "build");
cpSync("tests/fixtures/maker/maker", join(CONTENT_DIR, "maker"), { recursive: true });
mkdirSync(BUILD_DIR);
writeFileSync(join(BUILD_DIR, "maker.sha256"), makerHash(CONTENT_DIR));
const start = (variables: Record<string, string>) =>
  refuseOtherMaker(readConfig({ NODE_ENV: "production", CONTENT_DIR, BUILD_DIR, ...variables }));

test("a site that was built for its maker starts", () => {
  expect(() => start({})).not.toThrow();
});

test("a site that was built for another maker does not start", () => {
  expect(() => start({ CONTENT_DIR: "content" })).toThrow(/was not built for the maker in/);
});

test("a content folder without a maker does not start", () => {
  expect(() => start({ CONTENT_DIR: folder })).toThrow(/There is no maker\/maker\.yaml in/);
});
