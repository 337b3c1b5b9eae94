import { chmod, open } from "node:fs/promises";

/** Visitors' data is readable by the account alone, even if the file existed and was readable by all. */
export async function writePrivately(path: string, text: string) {
  const file = await open(path, "w", 0o600);
  try {
    await chmod(path, 0o600);
    await file.writeFile(text);
  } finally {
    await file.close();
  }
}
