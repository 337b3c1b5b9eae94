import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "#server/files/file-store.ts";
import { fileType } from "#server/files/file-types.ts";

type Options = { dryRun: boolean; onFile(path: string): void };

const atOnce = 8;
/** Content hash, so that an unchanged file is recognised. */
const digestHeader = "x-amz-meta-sha256";

/** Folders of the content, and their place in the store. */
const folders = [
  { from: "files", to: "files", cacheControl: "public, max-age=3600" },
  { from: "media/derived", to: "media", cacheControl: "public, max-age=31536000, immutable" },
];

/** Uploads documents, pictures and clips to the file store; unchanged files are skipped, nothing is removed. */
export async function pushFiles(store: FileStore, directory: string, { dryRun, onFile }: Options) {
  const waiting = await listFiles(directory);
  const counts = { sent: 0, same: 0 };
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const body = new Uint8Array(await readFile(file.source));
      const digest = createHash("sha256").update(body).digest("hex");
      if (await isThere(store, file.path, digest)) {
        counts.same++;
        continue;
      }
      const headers = {
        "content-type": fileType(file.path),
        "cache-control": file.cacheControl,
        [digestHeader]: digest,
      };
      if (!dryRun) await store.write(file.path, body, headers);
      counts.sent++;
      onFile(file.path);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return counts;
}

async function listFiles(directory: string) {
  const files: { path: string; source: string; cacheControl: string }[] = [];
  for (const { from, to, cacheControl } of folders) {
    // Files whose name starts with a dot are not public.
    for await (const entry of glob("**/*.*", { cwd: join(directory, from), exclude: ["**/.*"] })) {
      files.push({ path: `${to}/${entry}`, source: join(directory, from, entry), cacheControl });
    }
  }
  return files;
}

async function isThere(store: FileStore, path: string, digest: string) {
  const response = await store.read(path, { method: "HEAD", headers: {} });
  if (!response.ok && response.status !== 404)
    throw new Error(`the file store answered ${response.status} when asked for ${path}`);
  return response.ok && response.headers.get(digestHeader) === digest;
}
