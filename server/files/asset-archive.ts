import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../process/log.ts";

/** Copies built files to the data folder: pages opened before a deploy still ask for the files of their build. */
export async function archiveAssets(build: string, dataDirectory: string, log: Log): Promise<string> {
  const assets = join(build, "assets");
  const archive = join(dataDirectory, "assets");
  try {
    await mkdir(archive, { recursive: true });
    const names = existsSync(assets) ? await readdir(assets) : [];
    for (const name of names.filter((file) => !existsSync(join(archive, file))))
      await copyWhole(join(assets, name), join(archive, name));
  } catch (error) {
    // A full disk must not keep the site from starting.
    log.warn({ err: error }, "built files could not be archived for the next deploy");
  }
  return archive;
}

/** Renames a complete copy: half a file would be sent, and cached for ever, as if it were whole. */
async function copyWhole(source: string, target: string) {
  const part = `${target}.${process.pid}.part`;
  try {
    await copyFile(source, part);
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
