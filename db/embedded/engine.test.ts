import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from "node:fs";
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

test("a package and a folder whose paths a shell would misread are used all the same", async () => {
  const odd = join(makeTestFolder(), 'a $HOME, `id`, "quoted" \\ path');
  mkdirSync(odd);
  const packageFolder = copyPostgresPackage(odd);
  const { config, stop } = await startEmbedded(join(odd, "data"), { ...quiet, packageFolder });
  expect(await queryOnce(config, "select current_setting('data_directory') as place")).toEqual({
    place: join(odd, "data/postgres/cluster"),
  });
  await stop();
  const log = readFileSync(join(odd, "data/postgres/postgres.log"), "utf8");
  const [, copy = ""] = /copy in (\/tmp\/initdb-\w+)/.exec(log) ?? [];
  expect(copy).not.toBe("");
  expect(existsSync(copy)).toBe(false);
});

test.skipIf(needsRoot)(
  "a package in a private home is copied once to where PostgreSQL's account can reach it",
  async () => {
    const folder = join(makeTestFolder(), "with $sign");
    const privateHome = join(folder, "private");
    mkdirSync(privateHome, { recursive: true });
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

test("files of another major version are not touched, and the way out is told in one sentence", async () => {
  const folder = makeTestFolder();
  const { stop } = await startEmbedded(folder, quiet);
  await stop();
  const file = join(realpathSync(join(folder, "postgres")), "cluster/PG_VERSION");
  writeFileSync(file, "17\n");
  await expect(startEmbedded(folder, quiet)).rejects.toThrow(
    /made by PostgreSQL 17 and this release brings \d\d: start the release that made it, back it up there/,
  );
});
