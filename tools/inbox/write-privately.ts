import { chmod, open } from "node:fs/promises";

/** What visitors wrote is for whoever asked for it, also where a file of that name was readable by all. */
export async function writePrivately(path: string, text: string) {
  const file = await open(path, "w", 0o600);
  try {
    await chmod(path, 0o600);
    await file.writeFile(text);
  } finally {
    await file.close();
  }
}
