import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder for one test, which every account can reach as it can reach the system's folder for such things. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site test "));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
