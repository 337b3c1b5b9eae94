import type { ApiTransport } from "#api/client.ts";
import type { Config } from "#config/config.ts";
import type { Database } from "#db/client.ts";
import type { Log } from "../process/log.ts";
import { localData } from "./local-data.ts";
import { remoteData } from "./remote-data.ts";

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

export async function openData(config: Config, log: Log): Promise<Data> {
  return config.API_BASE_URL ? remoteData(config, config.API_BASE_URL, log) : localData(config, log);
}
