import { createHash } from "node:crypto";
import { chownSync, lstatSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Home } from "./home.ts";

export const PORT = 5432;

const LONGEST_PATH = 107;

/** The folder of the server's socket. Access to it is access to the database, so only its account may enter. */
export function prepareSocketFolder(home: Home): string {
  const own = join(home.folder, "socket");
  const isShort = Buffer.byteLength(join(own, `.s.PGSQL.${PORT}`)) <= LONGEST_PATH;
  const folder = isShort ? own : shortFolder(home.folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  const account = home.account ?? { uid: process.getuid?.(), gid: -1 };
  if (home.account && uid === 0) chownSync(folder, home.account.uid, home.account.gid);
  else if (uid !== account.uid || (mode & 0o170077) !== 0o040000)
    throw new Error(`${folder} has to be a folder that only its account ${account.uid} can enter`);
  return folder;
}

/** Not os.tmpdir(): two processes may differ in TMPDIR, but must find the same socket. */
function shortFolder(home: string): string {
  return join("/tmp", `postgres-${createHash("sha256").update(home).digest("hex").slice(0, 16)}`);
}
