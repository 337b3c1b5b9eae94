import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTestFolder } from "#tests/support/folder.ts";
import { copyPostgresPackage } from "#tests/support/postgres-package.ts";
import { queryOnce } from "#tests/support/query.ts";
import { startEmbedded } from "./start.ts";

const quiet = { log: () => {} };
const needsRoot = process.getuid?.() !== 0;

test("a package whose install script never ran gets its library links", async () => {
  const folder = makeTestFolder();
  const packageFolder = copyPostgresPackage(folder);
  const { config, stop } = await startEmbedded(folder, { ...quiet, packageFolder });
  expect(await queryOnce(config, "select 1 as one")).toEqual({ one: 1 });
  await stop();
  expect(existsSync(join(packageFolder, "native/lib/libpq.so.5"))).toBe(true);
});

test.skipIf(needsRoot)(
  "a package in a private home is copied once to where PostgreSQL's account can reach it",
  async () => {
    const folder = makeTestFolder();
    const privateHome = join(folder, "private");
    mkdirSync(privateHome);
    const packageFolder = copyPostgresPackage(privateHome);
    chmodSync(privateHome, 0o700);
    const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
    const abandoned = join(folder, `postgres/engine-${version}.partial-999999999`);
    mkdirSync(abandoned, { recursive: true });
    const first = await startEmbedded(folder, { ...quiet, packageFolder });
    await first.stop();
    const second = await startEmbedded(folder, { ...quiet, packageFolder });
    expect(await queryOnce(second.config, "select 1 as one")).toEqual({ one: 1 });
    await second.stop();
    const engines = readdirSync(join(folder, "postgres")).filter((name) => name.startsWith("engine-"));
    expect(engines).toEqual([expect.stringMatching(/^engine-[\w.-]+$/)]);
    expect(existsSync(abandoned)).toBe(false);
  },
);
