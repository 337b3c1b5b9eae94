import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder for one test. */
export function makeTestFolder(): string {
  const folder = makePublicFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder that every account can reach, as far as it can reach the system's place for such things. */
export function makePublicFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site test "));
  chmodSync(folder, 0o755);
  return folder;
}
