/** A missing file or folder reads as undefined. A full disk, a wrong owner or any other failure is thrown. */
export async function readIfExists<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return undefined;
  }
}
