import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: process.env.BUILD_DIR || "build",
  ssr: true,
  // One small hashed list of routes instead of a request for every link in view.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
} satisfies Config;
