import { RouterContextProvider as Provider, type RouterContextProvider } from "react-router";
import type { ApiTransport } from "#api/client.ts";
import type { Config } from "#config/config.ts";
import { type Build, createLanguageHandlers } from "./language-handlers.ts";

type Facts = {
  transport: ApiTransport;
  requestId: string;
  variant: "english" | "nigeria" | "australia" | "bee";
  visitor: string;
};

export type Rendered = {
  response: Response;
  /** The inline scripts that the website wrote into its document. */
  inlineScripts: Set<string>;
  tags: Set<string>;
  /** The data source did not answer, or answered that it is broken: what was made is not worth keeping. */
  failed: boolean;
  /** The address asks for what there is not: there are too many of its kind to keep. */
  isOdd: boolean;
};

export type Website = {
  render(request: Request, facts: Facts): Promise<Rendered>;
  isRoute(id: string): boolean;
};

type Key = Parameters<RouterContextProvider["set"]>[0];

/** The built React application behind one function. */
export function createWebsite(build: Build, config: Config): Website {
  const handle = createLanguageHandlers(build, config.NODE_ENV, config.LANGUAGES);
  return {
    isRoute: (id) => typeof build !== "function" && Object.hasOwn(build.routes, id),
    async render(request, { transport, ...facts }) {
      const tags = new Set<string>();
      const inlineScripts = new Set<string>();
      const watched = watchFailures(transport);
      const context = new Provider();
      context.set(await requestContextOf(build), {
        ...facts,
        transport: watched.transport,
        siteUrl: config.SITE_URL,
        locales: config.LANGUAGES,
        fileHost: config.FILE_HOST,
        analyticsScript: config.ANALYTICS_SCRIPT,
        serviceWorker: config.SERVICE_WORKER === "on",
        production: config.NODE_ENV === "production",
        tags,
        inlineScripts,
      });
      const response = await handle(request, context);
      const failed = watched.hasFailed() || tags.has("degraded") || response.status >= 500;
      return { response, inlineScripts, tags, failed, isOdd: tags.has("unknown-values") };
    },
  };
}

/** The key under which the website looks for what we know of a request. */
async function requestContextOf(build: Build): Promise<Key> {
  const { entry } = typeof build === "function" ? await build() : build;
  return (entry.module as unknown as { requestContext: Key }).requestContext;
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
