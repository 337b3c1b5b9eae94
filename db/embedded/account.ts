import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";

export type Account = { uid: number; gid: number; name: string };

/** PostgreSQL refuses to run as root, so root uses one of these accounts. */
const BORROWED = ["postgres", "node", "nobody"];

export function borrowAccount(): Account {
  const accounts = listAccounts();
  const account = BORROWED.map((name) => accounts.find((each) => each.name === name)).find(Boolean);
  if (account) return account;
  throw new Error(
    `PostgreSQL does not run as root, and there is no account ${BORROWED.join(", ")} to run it`,
  );
}

export function ownerOf(folder: string): Account | undefined {
  const { uid, gid } = statSync(folder);
  if (uid === 0) return undefined;
  return listAccounts().find((each) => each.uid === uid) ?? { uid, gid, name: String(uid) };
}

/** Whether the account can enter every parent of the folder. */
export function canReach(account: Account, path: string): boolean {
  const { uid, gid } = account;
  const parent = dirname(path);
  if (parent === path) return true;
  const stat = statSync(parent);
  const bits = stat.uid === uid ? stat.mode >> 6 : stat.gid === gid ? stat.mode >> 3 : stat.mode;
  return (bits & 1) === 1 && canReach(account, parent);
}

function listAccounts(): Account[] {
  const lines = readFileSync("/etc/passwd", "utf8").split("\n").filter(Boolean);
  return lines.map((line) => {
    const [name = "", , uid, gid] = line.split(":");
    return { name, uid: Number(uid), gid: Number(gid) };
  });
}
