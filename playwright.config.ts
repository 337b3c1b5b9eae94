import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { defineConfig } from "@playwright/test";
import { isSampleInPlace, makerContent } from "./tests/support/content-in-place.ts";

// What a maker names for the site is looked at by the tests in `maker`; the others are about the sample.
process.env.OWN_CONTENT_DIR = makerContent;
process.env.CONTENT_DIR = "content";

// Each worker has a site and a database of its own; workers read this file again and have to find theirs.
// A test waits for about as long as it works: three keep two cores busy.
process.env.E2E_PORTS ??= String(await Promise.all([findFreePort(), findFreePort(), findFreePort()]));
/**
 * Chromium keeps the list below its address bar as pages of their own and makes them anew for every window, which nobody
 * looks at here. The last such list counts, so it names again what Playwright 1.65 switches off.
 */
const switchedOff = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...[
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
  ],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"],
  "PreconnectToSearch",
];
const launchOptions = (executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium") => ({
  executablePath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    `--disable-features=${switchedOff}`,
  ],
});
const ports = process.env.E2E_PORTS.split(",");
const addressOf = (port?: string) => `http://127.0.0.1:${port}`;
const baseURL = addressOf(ports[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]);

export default defineConfig({
  testDir: "tests/e2e",
  // The others are about the sample.
  testMatch: isSampleInPlace ? "**/*.spec.ts" : "maker/*.spec.ts",
  outputDir: "test-results",
  workers: ports.length,
  // A busy machine may hold up a browser; what fails twice is broken. `npm test` names what passed only the second time.
  retries: 1,
  // Enough for a machine several times slower than ours: a limit is for what never comes.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : "list",
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    trace: "off",
    // The worker would answer in place of what a test wants to see, and costs every test time.
    serviceWorkers: "block",
    // Every frame of what moves is drawn by the processor here, a third of a test's time. Specs about it switch it on.
    reducedMotion: "reduce",
  },
  // Chromium without windows takes a fifth less time. It shows no PDF and has no pointer that hovers.
  projects: [
    {
      name: "pages",
      grepInvert: /@window/,
      use: { launchOptions: launchOptions(process.env.CHROMIUM_SHELL_PATH) },
    },
    { name: "windows", grep: /@window/, use: { launchOptions: launchOptions() } },
  ],
  webServer: ports.map((port) => ({
    command: `"${process.execPath}" tests/support/serve-site.mjs`,
    env: {
      PORT: port,
      HOST: "127.0.0.1",
      ERROR_DEMO: "on",
      // The machine is for the tests: pages are made when they are asked for.
      WARM_UP: "off",
      RATE_LIMITS: process.env.RATE_LIMITS ?? "off",
    },
    url: `${addressOf(port)}/readyz`,
    stdout: "ignore",
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  })),
});

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
