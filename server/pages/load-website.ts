import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { Config } from "#config/config.ts";
import { createWebsite } from "./website.ts";

export type LoadedWebsite = Awaited<ReturnType<typeof loadWebsite>>;

const virtualBuild = "virtual:react-router/server-build";

/** The built site, or in development the sources, changed while they are looked at. */
export async function loadWebsite(config: Config) {
  if (config.NODE_ENV !== "development") {
    const build = (await import(
      pathToFileURL(join(config.BUILD_DIR, "server/index.js")).href
    )) as ServerBuild;
    return { website: createWebsite(build, config), vite: undefined };
  }
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const load = () => vite.ssrLoadModule(virtualBuild) as Promise<ServerBuild>;
  return { website: createWebsite(load, config), vite };
}
