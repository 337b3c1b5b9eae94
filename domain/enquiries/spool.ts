import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rename, unlink } from "node:fs/promises";
import { join } from "node:path";

/** A message that was acknowledged while there was no database to put it in. */
export type Spooled = {
  id: string;
  fingerprint: string;
  receivedAt: string;
  language: "en" | "es" | "my";
  values: Record<string, string | null>;
};

/** A disk is not filled by whoever finds the database away. */
const mostEntries = 10_000;
const suffix = ".json";

export type Spool = ReturnType<typeof openSpool>;

/** Files that are on the disk, and known to be there, before anybody is told that their message arrived. */
export function openSpool(folder: string) {
  const fileOf = (id: string) => join(folder, `${id}${suffix}`);

  async function list(): Promise<string[]> {
    const names = await readdir(folder).catch(nothingYet);
    return names.filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));
  }

  async function read(id: string): Promise<Spooled | undefined> {
    const text = await readFile(fileOf(id), "utf8").catch(nothing);
    return text === undefined ? undefined : (JSON.parse(text) as Spooled);
  }

  return {
    list,
    read,
    /** Answers what is kept under this id now: the entry itself, or what was there before it. */
    async write(entry: Spooled): Promise<Spooled> {
      await mkdir(folder, { recursive: true });
      if ((await list()).length >= mostEntries) throw new Error("the spool is full");
      const part = join(folder, `${randomUUID()}.part`);
      try {
        await writeDurably(part, JSON.stringify(entry));
        await link(part, fileOf(entry.id));
        await syncFolder(folder);
        return entry;
      } catch (error) {
        if (!isCode(error, "EEXIST")) throw error;
        return (await read(entry.id)) ?? entry;
      } finally {
        await unlink(part).catch(nothing);
      }
    },
    remove: (id: string) => unlink(fileOf(id)).catch(nothing),
    /** Out of the way of the others, for a person to look at. Answers where it is now. */
    async setAside(id: string): Promise<string> {
      const place = `${fileOf(id)}.unreadable`;
      await rename(fileOf(id), place).catch(nothing);
      return place;
    },
  };
}

async function writeDurably(path: string, text: string) {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name is only certain once its folder is written out. */
async function syncFolder(folder: string) {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

function nothing(error: unknown): undefined {
  if (!isCode(error, "ENOENT")) throw error;
  return undefined;
}

function nothingYet(error: unknown): string[] {
  nothing(error);
  return [];
}
