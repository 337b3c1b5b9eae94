import { fileURLToPath } from "node:url";
import type { Locale } from "#i18n/locales.ts";
import { withLocale } from "#i18n/paths.ts";
import { runCommand, UsageError } from "#tools/command/run-command.ts";
import { ensureChromium, ensureShell } from "#tools/setup/chromium.mjs";
import { ensureBuilt } from "#tools/setup/ensure-built.mjs";
import { installPackages } from "../install-packages.ts";
import { median } from "../load/median.ts";
import { describeMachine } from "../report/machine.ts";
import { table } from "../report/table.ts";
import { makeDataFolder, removeDataFolder, startOurSite } from "../servers/our-site.ts";
import { isDecided, middleOf, missedBudgets, visitPage } from "./measure-page.ts";
import { type Options, readOptions } from "./options.ts";
import { type PageKind, pageKinds } from "./page-kinds.ts";
import type { Measured } from "./run-lighthouse.ts";

type Visited = { kind: PageKind; locale: Locale; visits: Measured[] };

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
  "visits",
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
  // With windows, Chromium draws the list below its address bar, which takes a core from the measured page.
  const browser = (await ensureShell()) ?? (await ensureChromium());
  if (!browser) throw new UsageError("No Chromium was found, and none could be installed.");
  if (!(await ensureBuilt())) throw new UsageError("The site could not be built.");
  return browser;
}

/** Pages below their budget are visited again at the end: noise from other virtual machines lasts minutes. */
async function visitAll(url: string, browser: string, { kinds, languages, once, slower }: Options) {
  const pages = kinds.flatMap((kind) => languages.map((locale): Visited => ({ kind, locale, visits: [] })));
  let open = pages;
  while (open.length > 0) {
    for (const page of open) {
      const { kind, locale, visits } = page;
      visits.push(await visitPage(kind, `${url}${withLocale(pageKinds[kind], locale)}`, { browser, slower }));
      console.info(rowOf(page).join("  "));
    }
    open = once ? [] : open.filter(({ visits }) => !isDecided(visits));
  }
  console.info(`\n${table(head, pages.map(rowOf))}\n`);
  const machine = median(pages.flatMap(({ visits }) => visits).map((visit) => visit.machine));
  console.info(
    `Lighthouse's measure of this machine: ${machine} (${slower} times slower counts as a phone).`,
  );
  const missed = pages.filter(({ visits }) => missedBudgets(middleOf(visits)).length > 0);
  console.info(
    missed.length > 0 ? `${missed.length} pages miss their budget.` : "Every page keeps its budget.",
  );
  if (missed.length > 0) process.exitCode = 1;
}

function rowOf({ kind, locale, visits }: Visited) {
  const measured = middleOf(visits);
  const missed = missedBudgets(measured);
  const why = missed.length > 0 ? reasons(missed, measured) : "";
  return [kind, locale, ...cells(measured), String(visits.length), why];
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
