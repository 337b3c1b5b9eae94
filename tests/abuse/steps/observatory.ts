import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { installLongTools } from "#tests/long/install.mjs";
import { openSite } from "../open-site.ts";
import type { Step } from "../step.ts";
import { openTlsProxy } from "../tls-proxy.ts";

const run = promisify(execFile);
const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

type Report = { grade: string; score: number; tests: [string, number][] };

/** MDN's HTTP Observatory, unchanged and without a network: A+ and 130 or more. */
export const observatory: Step = async ({ say }) => {
  await installLongTools();
  const site = await openSite();
  const proxy = await openTlsProxy(site.url);
  try {
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: proxy.certificate };
    const { stdout } = await run(process.execPath, [fromHere("../observe.mjs"), proxy.host], { env });
    const { grade, score, tests } = JSON.parse(stdout) as Report;
    say(`grade ${grade}, score ${score}`);
    for (const [result, points] of tests) say(`  ${points > 0 ? "+" : ""}${points} ${result}`);
    if (grade !== "A+" || score < 130) throw new Error("the grade is to be A+ and the score 130 or more");
  } finally {
    proxy.close();
    await site.close();
  }
};
