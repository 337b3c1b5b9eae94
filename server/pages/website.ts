import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { ApiTransport } from "#api/client.ts";
import type { Config } from "#config/config.ts";
import type { SiteVariant } from "#config/variants.ts";
import { type Locale, locales } from "#i18n/locales.ts";
import type { Log } from "../process/log.ts";

type Facts = {
  transport: ApiTransport;
  requestId: string;
  variant: SiteVariant;
  visitor: string;
};

export type Rendered = {
  response: Response;
  /** The inline scripts that the website wrote into its document. */
  inlineScripts: Set<string>;
  tags: Set<string>;
  /** The data source did not answer, or answered that it is broken: the page is not worth caching. */
  failed: boolean;
};

export type Website = {
  render(request: Request, facts: Facts): Promise<Rendered>;
  isRoute(id: string): boolean;
};

/** The built website, or in development a function that builds it from the sources as they are now. */
export type Build = ServerBuild | (() => Promise<ServerBuild>);

/** The React application behind one function. */
export function createWebsite(build: Build, config: Config, log: Log): Website {
  const load = async () => (typeof build === "function" ? build() : build);
  const offered = offering(config.LANGUAGES);
  const handle = createRequestHandler(
    typeof build === "function" ? async () => offered(await build()) : offered(build),
    config.NODE_ENV,
  );
  return {
    isRoute: (id) => typeof build !== "function" && Object.hasOwn(build.routes, id),
    async render(request, { transport, ...facts }) {
      const tags = new Set<string>();
      const inlineScripts = new Set<string>();
      const watched = watchFailures(transport);
      const context = new RouterContextProvider();
      const { requestContext } = (await load()).entry.module as typeof import("#app/entry.server.tsx");
      context.set(requestContext, {
        ...facts,
        transport: watched.transport,
        siteUrl: config.SITE_URL,
        siteName: config.siteName,
        locales: config.LANGUAGES,
        fileHost: config.FILE_HOST,
        analyticsScript: config.ANALYTICS_SCRIPT,
        serviceWorker: config.SERVICE_WORKER === "on",
        production: config.NODE_ENV === "production",
        tags,
        inlineScripts,
        onError: (error) => log.error({ err: error, id: facts.requestId }, "page failed"),
      });
      const response = await handle(request, context);
      const failed = watched.hasFailed() || tags.has("degraded") || response.status >= 500;
      return { response, inlineScripts, tags, failed };
    },
  };
}

/** The routes of a language carry its name before their own: those of a language that is not offered do not exist. */
function offering(languages: readonly Locale[]) {
  const others = locales.filter((locale) => !languages.includes(locale));
  const isOffered = (id: string) => !others.some((locale) => id === locale || id.startsWith(`${locale}/`));
  const offered = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isOffered(id)));
  return ({ assets, routes, ...build }: ServerBuild): ServerBuild => ({
    ...build,
    routes: offered(routes),
    assets: { ...assets, routes: offered(assets.routes) },
  });
}

function watchFailures(transport: ApiTransport) {
  let failed = false;
  const watched: ApiTransport = async (call) => {
    try {
      const answer = await transport(call);
      failed ||= answer.status >= 500;
      return answer;
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  return { transport: watched, hasFailed: () => failed };
}

export type LoadedWebsite = Awaited<ReturnType<typeof loadWebsite>>;

/** The built site, or in development the sources, changed while they are looked at. */
export async function loadWebsite(config: Config, log: Log) {
  if (config.NODE_ENV !== "development") {
    const file = pathToFileURL(join(config.BUILD_DIR, "server/index.js")).href;
    return { website: createWebsite(await import(file), config, log), vite: undefined };
  }
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const load = () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>;
  return { website: createWebsite(load, config, log), vite };
}
