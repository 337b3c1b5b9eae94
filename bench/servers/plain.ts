import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Recorded } from "./record-answer.ts";
import { findFreePort, startServer } from "./start-server.ts";

/** node:http, sending the bytes and headers of our answer. */
export async function startPlain(folder: string, { headers, body }: Recorded) {
  const file = join(folder, "answer.json");
  writeFileSync(file, JSON.stringify({ headers, body: body.toString("base64") }));
  const port = await findFreePort();
  const script = fileURLToPath(new URL("plain-server.ts", import.meta.url));
  return startServer({
    name: "node:http",
    program: process.execPath,
    args: [script, String(port), file],
    port,
  });
}
