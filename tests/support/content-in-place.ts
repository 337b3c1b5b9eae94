import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

const sampleContent = "content";

/** Where a maker put other content in its place, the suites about the sample, `*.sample.test.ts`, are left out. */
export const isSampleInPlace = existsSync(join(sampleContent, "SAMPLE.md"));

/** The content that is validated, built, crawled and looked at besides: a maker's own, or that of the tests. */
export const makerContent = ownContent() ?? "tests/fixtures/maker";

function ownContent() {
  const named = process.env.OWN_CONTENT_DIR ?? process.env.CONTENT_DIR;
  if (named && resolve(named) !== resolve(sampleContent)) return named;
  return isSampleInPlace ? undefined : sampleContent;
}
