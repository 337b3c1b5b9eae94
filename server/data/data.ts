import type { ApiTransport } from "#api/client.ts";
import type { Database } from "#db/client.ts";

export type Data = {
  /** Answers that many pages share are cached. */
  transport: ApiTransport;
  /** Absent when the API is another process. */
  db?: Database;
  isReady(): Promise<boolean>;
  onChange(listener: (tags: ReadonlySet<string>) => void): void;
  close(): Promise<void>;
};
