import { RouterContextProvider as Provider, type RouterContextProvider } from "react-router";
import type { ApiTransport } from "#api/client.ts";
import type { Config } from "#config/config.ts";
import { documentPath, pathnameOf } from "#i18n/paths.ts";
import type { Drawn } from "./own-scripts.ts";
import { type Build, createPageHandler } from "./page-handler.ts";

type Facts = {
  transport: ApiTransport;
  requestId: string;
  variant: "english" | "nigeria" | "australia" | "bee";
  device: "desktop" | "mobile";
  visitor: string;
};

export type Rendered = {
  response: Response;
  /** The page, when the response is one; its body is empty then. */
  document: Drawn | undefined;
  tags: Set<string>;
  /** Stands on every script the website wrote itself. */
  scriptMark: string;
  /** The data source did not answer, or answered that it is broken: what was made is not worth keeping. */
  failed: boolean;
};

export type Website = { render(request: Request, facts: Facts): Promise<Rendered> };

type Key = Parameters<RouterContextProvider["set"]>[0];

/** The built React application behind one function. */
export function createWebsite(build: Build, config: Config): Website {
  const handle = createPageHandler(build, config.NODE_ENV);
  return {
    async render(request, { transport, ...facts }) {
      const tags = new Set<string>();
      const pathname = pathnameOf(request.url);
      let failed = false;
      let taken: { response: Response; drawn: Drawn } | undefined;
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
      const { requestContext, scriptMark } = (typeof build === "function" ? await build() : build).entry
        .module as unknown as { requestContext: Key; scriptMark: string };
      context.set(requestContext, {
        ...facts,
        transport: watched,
        siteUrl: config.SITE_URL,
        fileHost: config.FILE_HOST,
        analyticsScript: config.ANALYTICS_SCRIPT,
        serviceWorker: config.SERVICE_WORKER === "on",
        tags,
        aside: documentPath(pathname) === pathname ? { asked: new Map(), loaded: new Map() } : undefined,
        production: config.NODE_ENV === "production",
        takeDocument: (response: Response, drawn: Drawn) => {
          taken = { response, drawn };
        },
      });
      const response = await handle(request, context);
      return {
        response,
        document: taken?.response === response ? taken.drawn : undefined,
        tags,
        scriptMark,
        failed: failed || tags.has("degraded") || response.status >= 500,
      };
    },
  };
}
