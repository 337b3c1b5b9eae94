import {
  createRequestHandler,
  RouterContextProvider as Provider,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { ApiTransport } from "#api/client.ts";
import type { Config } from "#config/config.ts";

type Facts = {
  transport: ApiTransport;
  requestId: string;
  variant: "english" | "nigeria" | "australia" | "bee";
  device: "desktop" | "mobile";
  visitor: string;
};

export type Rendered = {
  response: Response;
  tags: Set<string>;
  /** The data source did not answer, or answered that it is broken: what was made is not worth keeping. */
  failed: boolean;
};

export type Website = { render(request: Request, facts: Facts): Promise<Rendered> };

type Key = Parameters<RouterContextProvider["set"]>[0];

/** The built React application behind one function. */
export function createWebsite(build: ServerBuild | (() => Promise<ServerBuild>), config: Config): Website {
  const handle = createRequestHandler(
    build,
    config.NODE_ENV === "development" ? "development" : "production",
  );
  return {
    async render(request, { transport, ...facts }) {
      const tags = new Set<string>();
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
      const context = new Provider();
      const { requestContext } = (typeof build === "function" ? await build() : build).entry
        .module as unknown as {
        requestContext: Key;
      };
      context.set(requestContext, {
        ...facts,
        transport: watched,
        siteUrl: config.SITE_URL,
        fileHost: config.FILE_HOST,
        analyticsScript: config.ANALYTICS_SCRIPT,
        serviceWorker: config.SERVICE_WORKER === "on",
        tags,
        production: config.NODE_ENV === "production",
      });
      const response = await handle(request, context);
      return { response, tags, failed: failed || tags.has("degraded") || response.status >= 500 };
    },
  };
}
