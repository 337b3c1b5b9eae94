import type { ApiTransport } from "#api/client.ts";
import type { Database } from "#db/client.ts";

export type Data = {
  /** Every call is answered anew. */
  transport: ApiTransport;
  /** For pages: answers that many of them share are remembered. */
  pageTransport: ApiTransport;
  /** Absent when the API is another process. */
  db?: Database;
  isReady(): Promise<boolean>;
  onChange(listener: (tags: ReadonlySet<string>) => void): void;
  close(): Promise<void>;
};
