import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { isSampleInPlace, makerContent } from "./tests/support/content-in-place.ts";

const databaseTests = "**/*.db.test.ts";
const leftOut = isSampleInPlace ? [] : ["**/*.sample.test.ts", "**/*.sample.db.test.ts"];
if (leftOut.length > 0)
  console.info(`suites about the sample (${leftOut}) are left out: content/ is another maker's`);
const exclude = ["**/node_modules/**", "build/**", "data/**", ".cache/**", "tests/e2e/**", ...leftOut];
/** They start, stop and kill what stands before the database; which one it is makes no difference to them. */
const aboutProcesses = ["server/process/**", "tools/**", "tests/abuse/**", "domain/calculators/**"];
/** They read the whole sample over and over; what they ask of a database, the tests beside them ask as well. */
const aboutSample = [
  "domain/content/{parts,publish}/*.sample.db.test.ts",
  "domain/search/answer/{quality,document-hits}.sample.db.test.ts",
];
/** What holds for a backup of one engine; that a site moves from it to the other and back is told of both. */
const aboutBackups = ["db/backup/backup.db.test.ts"];
const betweenEngines = ["db/backup/move.db.test.ts"];
/** What a maker names for the site is not what the tests are about. */
const env = { CONTENT_DIR: "content", OWN_CONTENT_DIR: makerContent };

/** Drizzle's package is read once, as in every command. */
const execArgv = ["--import", new URL("db/quick-imports.ts", import.meta.url).href];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project("unit", { include: ["**/*.test.{ts,tsx,mjs}"], exclude: [...exclude, databaseTests] }),
      databaseProject("database", betweenEngines),
      ...(process.env.TEST_DATABASE_URL
        ? [databaseProject("server", [...aboutProcesses, ...aboutSample, ...aboutBackups])]
        : []),
    ],
  },
});

/** The same tests for both engines: "database" is the embedded one, "server" the one of TEST_DATABASE_URL. */
function databaseProject(name: string, leftOut: string[] = []) {
  return project(name, {
    include: [databaseTests],
    exclude: [...exclude, ...leftOut],
    globalSetup: "tests/support/database-server.ts",
  });
}

/** The files of a worker share its modules: to load them anew for each takes half of the time. */
function project(name: string, test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration {
  // Enough for a machine many times slower than ours: a limit is for what never comes.
  const limits = { testTimeout: 300_000, hookTimeout: 300_000 };
  return { test: { name, environment: "node", env, execArgv, isolate: false, ...limits, ...test } };
}
