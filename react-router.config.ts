import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { writeRouteLists } from "./tools/vite/write-route-lists.ts";

export default {
  appDirectory: "app",
  ssr: true,
  // One small hashed list of routes instead of a request for every link in view.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => writeRouteLists(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
