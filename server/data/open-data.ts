import type { Config } from "#config/config.ts";
import type { Log } from "../process/log.ts";
import type { Data } from "./data.ts";
import { localData } from "./local-data.ts";
import { remoteData } from "./remote-data.ts";

export async function openData(config: Config, log: Log): Promise<Data> {
  return config.API_BASE_URL ? remoteData(config, config.API_BASE_URL, log) : localData(config, log);
}
