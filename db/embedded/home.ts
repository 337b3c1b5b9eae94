import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmdirSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { type Account, borrowAccount, canReach, ownerOf } from "./account.ts";

/** Where PostgreSQL keeps its files, and the account that runs it when that differs from ours. */
export type Home = { folder: string; account?: Account };

/** For root only: places that every account can reach; those that survive a reboot come first. */
const PUBLIC_PLACES = ["/var/lib", "/var/tmp", "/tmp"];

export function prepareHome(directory: string, log: (line: string) => void, places = PUBLIC_PLACES): Home {
  mkdirSync(directory, { recursive: true });
  const folder = join(realpathSync(directory), "postgres");
  refuseDanglingLink(folder);
  return process.getuid?.() === 0 ? homeForRoot(folder, log, places) : ownHome(folder);
}

function ownHome(folder: string): Home {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = statSync(folder).uid;
  if (owner === process.getuid?.()) return { folder };
  throw new Error(
    `${folder} belongs to another account (${owner}): start as that one, or choose another DATA_DIR`,
  );
}

function homeForRoot(link: string, log: (line: string) => void, places: string[]): Home {
  const borrowed = borrowAccount();
  if (!existsSync(link)) createHome(link, borrowed, places);
  const folder = realpathSync(link);
  const account = ownerOf(folder) ?? borrowed;
  if (!canReach(account, folder)) throw new Error(`Account ${account.name} cannot reach its own ${folder}`);
  chownSync(folder, account.uid, account.gid);
  if (folder !== link) log(`Account ${account.name} cannot reach ${link}: the database is in ${folder}`);
  return { folder, account };
}

/** The folder, or a link to a place that the account can reach. */
function createHome(link: string, account: Account, places: string[]) {
  if (canReach(account, link)) return mkdirSync(link, { recursive: true, mode: 0o700 });
  const place = mkdtempSync(join(findPublicPlace(account, places), "site-"));
  chownSync(place, account.uid, account.gid);
  try {
    symlinkSync(place, link);
  } catch (error) {
    rmdirSync(place);
    if (!existsSync(link)) throw error; // otherwise another process created an equal link first
  }
}

function findPublicPlace(account: Account, places: string[]): string {
  const found = places
    .map((place) => join(place, "embedded-postgres"))
    .find((each) => isUsable(each, account));
  if (found) return found;
  throw new Error(`Account ${account.name} can reach neither DATA_DIR nor ${places.join(" nor ")}`);
}

/** In a world-writable place a folder of that name could be a trap, so root must own it. */
function isUsable(folder: string, account: Account): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    const { uid, mode } = lstatSync(folder);
    return uid === 0 && (mode & 0o170022) === 0o040000 && canReach(account, join(folder, "site"));
  } catch {
    return false;
  }
}

function refuseDanglingLink(path: string) {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink() && !existsSync(path))
    throw new Error(
      `${path} is a link to a place that is missing: mount it, or remove the link to begin anew`,
    );
}
