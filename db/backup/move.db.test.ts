import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startEmbedded } from "#db/embedded/start.ts";
import { emptyDatabase, openBackedUp, sumsOf } from "#tests/support/backup-fixture.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const options = { force: false, finish: "notify content_changed" };

test("a site moves between two versions of PostgreSQL", async () => {
  const { sample, folder, file } = await openBackedUp();
  onTestFinished(() => sample.close());
  const own = await startEmbedded(await mkdtemp(join(tmpdir(), "site-move-")));
  onTestFinished(() => own.stop());
  await restoreBackup(file, own.config, [], options);
  expect(await sumsOf(own.config)).toEqual(await sumsOf(sample.config));
  const back = join(folder, "back.backup");
  await writeBackup(back, own.config, []);
  const target = await emptyDatabase();
  await restoreBackup(back, target, [], options);
  expect(await sumsOf(target)).toEqual(await sumsOf(sample.config));
});
