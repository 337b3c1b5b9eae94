import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { readIfExists } from "#db/read-if-exists.ts";

const day = 86_400_000;
/** A process that writes a part is done long before. */
const partAge = 3_600_000;

type SpoolFile = { file: string; text: string };

/**
 * Removes the parts that killed processes left: nobody was told that their message arrived. What was set aside goes with
 * the messages; `days` of 0 keeps it for ever. Answers how many files.
 */
export async function removeOldFiles(folder: string, days: number, now = Date.now()): Promise<number> {
  const ages = { ".part": partAge, ".unreadable": days > 0 ? days * day : Number.POSITIVE_INFINITY };
  let count = 0;
  for (const [suffix, age] of Object.entries(ages)) {
    for (const name of (await listNames(folder)).filter((name) => name.endsWith(suffix))) {
      const place = join(folder, name);
      const facts = await readIfExists(stat(place));
      if (!facts || now - facts.mtimeMs <= age) continue;
      await rm(place, { force: true });
      count++;
    }
  }
  return count;
}

/** Whatever lies in the spool of the person with this address; of a broken file, whatever names it. */
export async function findOfPerson(folder: string, email: string): Promise<SpoolFile[]> {
  const files: SpoolFile[] = [];
  for (const file of await listNames(folder)) {
    const text = await readIfExists(readFile(join(folder, file), "utf8"));
    if (text !== undefined && isOf(text, email.toLowerCase())) files.push({ file, text });
  }
  return files;
}

export async function removeOfPerson(folder: string, email: string): Promise<number> {
  const files = await findOfPerson(folder, email);
  for (const { file } of files) await rm(join(folder, file), { force: true });
  return files.length;
}

async function listNames(folder: string): Promise<string[]> {
  const names = (await readIfExists(readdir(folder))) ?? [];
  return names.filter((name) => /\.(json|part|unreadable)$/.test(name));
}

function isOf(text: string, email: string): boolean {
  const own = emailIn(text);
  return own === undefined ? text.toLowerCase().includes(email) : own.toLowerCase() === email;
}

function emailIn(text: string): string | undefined {
  try {
    const email = JSON.parse(text)?.values?.email;
    return typeof email === "string" ? email : undefined;
  } catch {
    return undefined;
  }
}
