import { missingHeaders } from "../judge-answer.ts";
import { openSite } from "../open-site.ts";
import { RawConnection } from "../raw-connection.ts";
import type { Step } from "../step.ts";

const unfinished = {
  "headers that do not end": "GET / HTTP/1.1\r\nHost: x\r\n",
  "a body that does not come":
    "POST /about/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\na",
};
const limits = [10, 15];

/** Whoever begins and does not go on is told so and shown out. */
export const timeOuts: Step = async ({ say }) => {
  const site = await openSite({ SERVE: "all" });
  try {
    await Promise.all(
      Object.entries(unfinished).map(async ([name, bytes], index) => {
        const started = performance.now();
        const answer = await new RawConnection(site.url).send(bytes);
        const seconds = (performance.now() - started) / 1000;
        const limit = limits[index] ?? 0;
        say(`${name}: ${answer?.status} after ${seconds.toFixed(1)} s`);
        if (answer?.status !== 408 || missingHeaders(answer).length > 0)
          throw new Error(`${name}: not refused well`);
        if (seconds < limit - 1 || seconds > limit + 12) throw new Error(`${name}: the limit is ${limit} s`);
      }),
    );
  } finally {
    await site.close();
  }
};
