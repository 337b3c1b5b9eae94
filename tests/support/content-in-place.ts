import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const sampleContent = "content";

/** The tests are about the sample in `content/`; where a maker put other content in its place, those are left out. */
export const isSampleInPlace = existsSync(join(sampleContent, "SAMPLE.md"));

/** The content that is validated, built, crawled and looked at besides: a maker's own, or that of the tests. */
export const makerContent = ownContent() ?? "tests/fixtures/maker";

function ownContent() {
  const named = process.env.OWN_CONTENT_DIR ?? process.env.CONTENT_DIR;
  if (named && resolve(named) !== resolve(sampleContent)) return named;
  return isSampleInPlace ? undefined : sampleContent;
}

/** How a test shows that it reads the sample, itself or through what tests share. */
const signs =
  /sample-(?:database|devices|message)|support\/(?:test-api|search-fixture|content-copy)|openLibrary|["'`](?:\.\.\/)*content\//;
const folders = [
  "api",
  "app",
  "bench",
  "config",
  "db",
  "domain",
  "i18n",
  "server",
  "tests",
  "tools",
  "workshop",
];

/** How the sample is made, and its serial numbers. */
const aboutTheSample = /^workshop\/|^domain\/support\/(?:check-character|serial-number)\./;

/** The suites that cannot run without the sample. */
export function listSampleSuites(): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((file) => /\.test\.(?:ts|tsx|mjs)$/.test(file))
    .filter((file) => aboutTheSample.test(file) || signs.test(readFileSync(file, "utf8")));
}
