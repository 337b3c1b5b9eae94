import { AwsClient } from "aws4fetch";
import type { Config } from "#config/config.ts";

export type FileStore = ReturnType<typeof openFileStore>;

type Access = NonNullable<Config["fileStore"]>;

/** A bucket of any S3-compatible store. Keys are paths: `files/documents/x.pdf`, `media/ab12-800.avif`. */
export function openFileStore({ url, key, secret, region }: Access) {
  // Callers decide whether to try again.
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: "s3",
    region,
    retries: 0,
  });
  const addressOf = (path: string) => `${url}/${path.split("/").map(encodeURIComponent).join("/")}`;
  return {
    read: (path: string, init: { method: "GET" | "HEAD"; headers: HeadersInit; signal?: AbortSignal }) =>
      client.fetch(addressOf(path), init),
    async write(path: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string>) {
      const response = await client.fetch(addressOf(path), { method: "PUT", body, headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`the file store answered ${response.status} to ${path}`);
    },
  };
}
