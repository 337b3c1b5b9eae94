import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const databaseTests = "**/*.db.test.ts";
const exclude = ["**/node_modules/**", "build/**", "data/**", ".cache/**", "tests/e2e/**"];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project("unit", { include: ["**/*.test.{ts,tsx,mjs}"], exclude: [...exclude, databaseTests] }),
      databaseProject("database"),
      ...(process.env.TEST_DATABASE_URL ? [databaseProject("server")] : []),
    ],
  },
});

/** The same tests for both engines: "database" is the embedded one, "server" the one of TEST_DATABASE_URL. */
function databaseProject(name: string) {
  return project(name, {
    include: [databaseTests],
    exclude,
    globalSetup: "tests/support/database-server.ts",
  });
}

function project(name: string, test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration {
  return { test: { name, environment: "node", testTimeout: 120_000, hookTimeout: 120_000, ...test } };
}
