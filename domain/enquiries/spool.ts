import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { readIfExists } from "#db/read-if-exists.ts";
import type { Language } from "#i18n/locales.ts";

/** A message that was acknowledged while there was no database to put it in. */
export type Spooled = {
  id: string;
  fingerprint: string;
  receivedAt: string;
  language: Language;
  values: Record<string, string | null>;
};

/** While the database is away, nobody can fill the disk. */
const mostEntries = 10_000;
const suffix = ".json";

export type Spool = ReturnType<typeof openSpool>;

/** Where a site keeps them. */
export const spoolOf = ({ DATA_DIR }: { DATA_DIR: string }) => join(DATA_DIR, "spool");

/** Writes a message to the disk, and flushes it, before the visitor reads that it arrived. */
export function openSpool(folder: string) {
  const fileOf = (id: string) => join(folder, `${id}${suffix}`);

  async function list(): Promise<string[]> {
    const names = (await readIfExists(readdir(folder))) ?? [];
    return names.filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));
  }

  async function read(id: string): Promise<Spooled | undefined> {
    const text = await readIfExists(readFile(fileOf(id), "utf8"));
    return text === undefined ? undefined : parse(text);
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
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
        return (await read(entry.id)) ?? entry;
      } finally {
        await rm(part, { force: true });
      }
    },
    remove: (id: string) => rm(fileOf(id), { force: true }),
    /** Out of the way of the others, for a person to look at. Answers where it is now. */
    async setAside(id: string): Promise<string> {
      const place = `${fileOf(id)}.unreadable`;
      // Another process may have moved it already.
      await readIfExists(rename(fileOf(id), place));
      return place;
    },
  };
}

/** Fails for what is no message, so that it is set aside. */
function parse(text: string): Spooled {
  const entry = JSON.parse(text);
  if (typeof entry?.id !== "string") throw new TypeError("this is no message");
  return entry;
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
