import { randomBytes } from "node:crypto";

/** Names for requests: another beginning for each process, then a number. Cheap enough for every cached page. */
export function createRequestIds() {
  const process = randomBytes(6).toString("hex");
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
