import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serverArguments, serverSettings } from "#tools/setup/server-process.mjs";

const program = "server/main.ts";
/** As `npm start` does it. */
const options = serverArguments.filter((argument) => argument !== program);

const root = fileURLToPath(new URL("../..", import.meta.url));

export type SiteProcess = { url: string; child: ChildProcess; kill(signal: NodeJS.Signals): Promise<void> };

/** Whatever becomes of a test, nothing is left running. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** A real site in a process of its own, on a free port; resolves when it says that it is open. */
export async function startSite(environment: Record<string, string>, folder = root): Promise<SiteProcess> {
  const child = spawn(process.execPath, [...options, join(root, program)], {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? "",
      PORT: "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: "error",
      WARM_UP: "off",
      ...serverSettings,
      // Twenty starts in one test compile the same modules once.
      NODE_COMPILE_CACHE: join(tmpdir(), "site-compile-cache"),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /is open at (http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (found) resolve(found.replace("localhost", "127.0.0.1"));
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`the site ended with ${code}:\n${output}`)));
  });
  return {
    url,
    child,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}
