import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const program = fileURLToPath(new URL("lighthouse/node_modules/lighthouse/cli/index.js", import.meta.url));
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const browserFlags =
  "--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync";

export type Category = (typeof categories)[number];
export type Phone = { browser: string; slower: number };
export type Measured = {
  scores: Record<Category, number>;
  layoutShift: number;
  largestPaint: number;
  blocked: number;
  /** Lighthouse's benchmark index of this machine. */
  machine: number;
  /** Audits that lost points. */
  failed: string[];
};

type Result = {
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; displayValue?: string }>;
};

/** One Lighthouse visit as a phone, in its own browser. */
export async function runLighthouse(
  url: string,
  { browser, slower }: Phone,
  skipped: string[] = [],
): Promise<Measured> {
  const args = [
    program,
    url,
    "--quiet",
    "--output=json",
    "--ignore-status-code",
    `--throttling.cpuSlowdownMultiplier=${slower}`,
    `--only-categories=${categories.join(",")}`,
    `--chrome-flags=${browserFlags}`,
    ...(skipped.length > 0 ? [`--skip-audits=${skipped.join(",")}`] : []),
  ];
  const { stdout } = await run(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: 64 * 2 ** 20,
    timeout: 300_000,
  });
  const result = JSON.parse(stdout) as Result;
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return read(result);
}

function read({ categories: found, audits, environment }: Result): Measured {
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((found[name].score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const failed = categories.flatMap((name) =>
    found[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ""}`.trim()),
  );
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  return {
    scores,
    layoutShift: value("cumulative-layout-shift"),
    largestPaint: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
    machine: environment.benchmarkIndex,
    failed,
  };
}
