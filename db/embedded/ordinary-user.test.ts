import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { spawnHolder } from "#tests/support/database-holder.ts";
import { makeTestFolder } from "#tests/support/folder.ts";
import { copyPostgresPackage } from "#tests/support/postgres-package.ts";
import { queryOnce } from "#tests/support/query.ts";
import { borrowAccount, canReach } from "./account.ts";
import { startEmbedded } from "./start.ts";

/** Root acts as an ordinary user, if that user can reach this checkout. */
const user = process.getuid?.() === 0 ? borrowAccount() : undefined;

describe.skipIf(
  (user && !canReach(user, process.execPath)) || (user && !canReach(user, import.meta.filename)),
)("for an ordinary user", () => {
  function makeUserFolder(): string {
    const folder = join(makeTestFolder(), "home of $USER");
    mkdirSync(folder, { mode: 0o700 });
    if (user) chownSync(folder, user.uid, user.gid);
    return folder;
  }

  test("everything stays in the directory, though the home is private", async () => {
    const folder = makeUserFolder();
    const holder = spawnHolder([join(folder, "data")], user);
    const config = await holder.config();
    expect(await queryOnce(config, "select current_setting('data_directory') as place")).toEqual({
      place: join(folder, "data/postgres/cluster"),
    });
    expect(config.host).toBe(join(folder, "data/postgres/socket"));
    await holder.stop();
  });

  test("a read-only package without library links is copied into the directory", async () => {
    const folder = makeUserFolder();
    const packageFolder = copyPostgresPackage(join(folder, ".."));
    chmodSync(join(packageFolder, "native/lib"), 0o555);
    onTestFinished(() => chmodSync(join(packageFolder, "native/lib"), 0o755));
    const holder = spawnHolder([folder, packageFolder], user);
    expect(await queryOnce(await holder.config(), "select 1 as one")).toEqual({ one: 1 });
    await holder.stop();
    expect(existsSync(join(packageFolder, "native/lib/libpq.so.5"))).toBe(false);
    expect(readdirSync(join(folder, "postgres"))).toContainEqual(expect.stringMatching(/^engine-/));
  });

  test.runIf(user)(
    "a database made by the user is served to root as well, and stays the user's",
    async () => {
      const folder = makeUserFolder();
      const holder = spawnHolder([folder], user);
      await holder.config();
      await holder.stop();
      const { config, stop } = await startEmbedded(folder, { log: () => {} });
      expect(await queryOnce(config, "select 1 as one")).toEqual({ one: 1 });
      await stop();
      expect(statSync(join(folder, "postgres/postgres.log")).uid).toBe(user?.uid);
    },
  );
});
