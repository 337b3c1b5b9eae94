import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { openSite } from "../open-site.ts";
import { RawConnection } from "../raw-connection.ts";
import type { Step } from "../step.ts";

const connections = "1000";
const seconds = "25";

/** Ways of slowhttptest to keep a server waiting. */
const attacks: Record<string, string[]> = {
  "slow headers": ["-H", "-i", "3", "-p", "3"],
  "slow bodies": ["-B", "-i", "3", "-s", "8192", "-t", "POST", "-p", "3"],
  "slow readers": ["-X", "-w", "10", "-y", "20", "-n", "3", "-z", "16", "-k", "3", "-p", "3"],
};

export const slowClients: Step = async ({ say }) => {
  if (!ensureTool()) return say("skipped: there is no slowhttptest, and it could not be installed");
  const site = await openSite();
  try {
    for (const [name, args] of Object.entries(attacks)) {
      const path = name === "slow bodies" ? "/about/contact" : "/spanish/products/hd-r5-1p";
      const attack = spawn(
        "slowhttptest",
        [...args, "-c", connections, "-r", "200", "-l", seconds, "-u", `${site.url}${path}`],
        { stdio: "ignore" },
      );
      const ended = once(attack, "exit");
      const waits = await readPages(site.url, () => attack.exitCode === null);
      await ended;
      const slowest = Math.max(...waits);
      say(
        `${name}, ${connections} connections for ${seconds} s: ${waits.length} pages read, slowest ${slowest.toFixed(0)} ms`,
      );
      if (waits.length < 3 || slowest > 10_000) throw new Error("the site did not go on answering");
    }
    if (!site.isRunning()) throw new Error("the site ended");
  } finally {
    await site.close();
  }
};

/** Somebody else, on a new connection each time. */
async function readPages(url: string, isGoingOn: () => boolean) {
  const waits: number[] = [];
  while (isGoingOn()) {
    const visitor = new RawConnection(url);
    const started = performance.now();
    const answer = await visitor.send("GET /spanish HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    waits.push(performance.now() - started);
    if (answer?.status !== 200) throw new Error(`the visitor was answered ${answer?.status}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return waits;
}

function ensureTool() {
  const isThere = () => spawnSync("slowhttptest", ["-h"]).error === undefined;
  if (isThere()) return true;
  if (process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["--yes", "--quiet", "install", "--no-install-recommends", "slowhttptest"], { env });
  return isThere();
}
