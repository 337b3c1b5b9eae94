import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { makeTestFolder } from "#tests/support/folder.ts";
import { prepareHome } from "./home.ts";

const isRoot = process.getuid?.() === 0;

/** A directory in a private home, with one place out of reach and one within. */
function makePlaces() {
  const folder = makeTestFolder();
  const privateHome = join(folder, "private");
  mkdirSync(privateHome, { mode: 0o700 });
  mkdirSync(join(folder, "public"));
  return { directory: join(privateHome, "data"), places: [join(privateHome, "lib"), join(folder, "public")] };
}

describe.runIf(isRoot)("for root", () => {
  test("a directory that PostgreSQL's account cannot reach becomes a link to one that it can, and root is told", () => {
    const { directory, places } = makePlaces();
    const log = vi.fn();
    const first = prepareHome(directory, log, places);
    expect(first.folder).toMatch(join(String(places[1]), "embedded-postgres/site-"));
    expect(lstatSync(first.folder).uid).toBe(first.account?.uid);
    expect(realpathSync(join(directory, "postgres"))).toBe(first.folder);
    expect(log).toHaveBeenCalledWith(expect.stringContaining(first.folder));
    expect(prepareHome(directory, log, places)).toEqual(first);
  });

  test("a place that someone else prepared is not used", () => {
    const { directory, places } = makePlaces();
    const trap = join(String(places[1]), "embedded-postgres");
    mkdirSync(trap);
    chmodSync(trap, 0o777);
    expect(() => prepareHome(directory, () => {}, places)).toThrow("can reach neither");
  });

  test("a folder that an ordinary user's start made stays that user's", () => {
    const directory = makeTestFolder();
    mkdirSync(join(directory, "postgres"));
    chownSync(join(directory, "postgres"), 65432, 65432);
    expect(prepareHome(directory, () => {}).account).toMatchObject({ uid: 65432, gid: 65432 });
  });
});

test("a link to a place that is not mounted is refused", () => {
  const folder = makeTestFolder();
  symlinkSync(join(folder, "missing"), join(folder, "postgres"));
  expect(() => prepareHome(folder, () => {})).toThrow("is a link to a place that is missing");
});
