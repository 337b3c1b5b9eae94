import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HASHES, RECORDS } from "./paths.ts";

/** The source hash of each document, by id. */
export const hashes: Record<string, string> = existsSync(HASHES)
  ? JSON.parse(readFileSync(HASHES, "utf8"))
  : {};

/** A file of this name that was not printed here is the maker's own and stays. */
export const isBrought = (id: string) => !(id in hashes) && existsSync(join(RECORDS, `${id}.yaml`));
