import { openSite, readMemory } from "../open-site.ts";
import { sendHostile } from "../send-hostile.ts";
import type { Step } from "../step.ts";

const samples = 80;
const mostResident = 350;

/** Any request at all, over all calls and all addresses. */
export const hostileRequests: Step = async ({ runs, seed, say }) => {
  const site = await openSite({ RATE_LIMITS: "off" });
  const memory: { live: number; resident: number }[] = [];
  try {
    const { sent, statuses } = await sendHostile({
      ...site,
      what: "everything",
      requests: runs,
      seed,
      async onProgress(count) {
        if (count < (memory.length * runs) / samples) return;
        memory.push(await readMemory(site.url));
      },
    });
    const [early = 0, late = 0] = [
      memory.slice(samples / 4, samples / 2),
      memory.slice((samples * 3) / 4),
    ].map((part) => Math.min(...part.map(({ live }) => live)));
    const resident = Math.max(...memory.map((sample) => sample.resident));
    say(
      `${sent} requests, seed ${seed}: ${statuses.map(([status, count]) => `${count} x ${status}`).join(", ")}`,
    );
    say(`no 5xx, no leak, every answer with its headers`);
    say(
      `memory in use ${early.toFixed(0)} MiB in the second quarter, ${late.toFixed(0)} in the last; at most ${resident.toFixed(0)} MiB resident`,
    );
    // A short run is over before the machine has warmed up.
    if (runs >= 20_000 && late > early * 1.3 + 20) throw new Error("memory grows");
    if (resident > mostResident) throw new Error(`more than ${mostResident} MiB resident`);
    if (!site.isRunning()) throw new Error("the site ended");
  } finally {
    await site.close();
  }
};
