import { fileURLToPath } from "node:url";
import { withLocale } from "#i18n/paths.ts";
import { runCommand, UsageError } from "#tools/command/run-command.ts";
import { ensureChromium } from "#tools/setup/chromium.mjs";
import { ensureBuilt } from "#tools/setup/ensure-built.mjs";
import { installPackages } from "../install-packages.ts";
import { median } from "../load/median.ts";
import { describeMachine } from "../report/machine.ts";
import { table } from "../report/table.ts";
import { makeDataFolder, removeDataFolder, startOurSite } from "../servers/our-site.ts";
import { measurePage, missedBudgets } from "./measure-page.ts";
import { type Options, readOptions } from "./options.ts";
import { pageKinds } from "./page-kinds.ts";
import type { Measured } from "./run-lighthouse.ts";

const head = [
  "page",
  "language",
  "speed",
  "access",
  "practices",
  "SEO",
  "shift",
  "LCP ms",
  "blocked ms",
  "missed",
];

await runCommand(async () => {
  const options = readOptions();
  const browser = await prepare();
  console.info(describeMachine());
  if (options.url) return visitAll(options.url, browser, options);
  const folder = makeDataFolder();
  const site = await startOurSite(folder);
  try {
    await visitAll(site.url, browser, options);
  } finally {
    await site.stop();
    removeDataFolder(folder);
  }
});

async function prepare() {
  installPackages(fileURLToPath(new URL("lighthouse", import.meta.url)));
  const browser = await ensureChromium();
  if (!browser) throw new UsageError("No Chromium was found, and none could be installed.");
  if (!(await ensureBuilt())) throw new UsageError("The site could not be built.");
  return browser;
}

async function visitAll(url: string, browser: string, { kinds, languages, once }: Options) {
  const rows: string[][] = [];
  const machine: number[] = [];
  let missedPages = 0;
  for (const kind of kinds) {
    for (const locale of languages) {
      const address = `${url}${withLocale(pageKinds[kind], locale)}`;
      const measured = await measurePage(kind, address, browser, once);
      const missed = missedBudgets(measured);
      if (missed.length > 0) missedPages++;
      machine.push(measured.machine);
      rows.push([kind, locale, ...cells(measured), missed.length > 0 ? reasons(missed, measured) : ""]);
      console.info(rows.at(-1)?.join("  "));
    }
  }
  console.info(`\n${table(head, rows)}\n`);
  console.info(
    `Lighthouse's measure of this machine: ${median(machine)} (4 times slower counts as a phone).`,
  );
  console.info(missedPages ? `${missedPages} pages miss their budget.` : "Every page keeps its budget.");
  if (missedPages > 0) process.exitCode = 1;
}

function cells({ scores, layoutShift, largestPaint, blocked }: Measured) {
  const { performance, accessibility, seo } = scores;
  return [
    ...[performance, accessibility, scores["best-practices"], seo].map(String),
    layoutShift.toFixed(3),
    ...[largestPaint, blocked].map((time) => String(Math.round(time))),
  ];
}

function reasons(missed: string[], { failed }: Measured) {
  return `${missed.join(", ")} (${failed.join("; ")})`;
}
