import {
  createRequestHandler,
  RouterContextProvider as Provider,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { ApiTransport } from "#api/client.ts";
import type { Config } from "#config/config.ts";
import { type Locale, locales } from "#i18n/locales.ts";
import { documentPath, localeOfPath } from "#i18n/paths.ts";
import { ofLanguage, routeListOf } from "#i18n/routes.ts";

type Facts = {
  transport: ApiTransport;
  requestId: string;
  variant: "english" | "nigeria" | "australia" | "bee";
  device: "desktop" | "mobile";
  visitor: string;
};

type Drawn = { html: string; dataScript: string };

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

type Build = ServerBuild | (() => Promise<ServerBuild>);
type Key = Parameters<RouterContextProvider["set"]>[0];

/** The built React application behind one function. */
export function createWebsite(build: Build, config: Config): Website {
  const handle = createHandler(build, config);
  return {
    async render(request, { transport, ...facts }) {
      const tags = new Set<string>();
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

/** One handler for each language, as each has its own list of routes. In development one serves all. */
function createHandler(build: Build, { NODE_ENV }: Config): RequestHandler {
  if (typeof build === "function") return createRequestHandler(build, "development");
  const handlers = new Map(
    locales.map((locale) => [locale, createRequestHandler(inLanguage(build, locale), NODE_ENV)]),
  );
  const any = createRequestHandler(build, NODE_ENV);
  return (request, context) => {
    const locale = localeOfPath(documentPath(new URL(request.url).pathname));
    return (handlers.get(locale) ?? any)(request, context);
  };
}

function inLanguage(build: ServerBuild, locale: Locale): ServerBuild {
  const { assets, routes } = build;
  return {
    ...build,
    routes: ofLanguage(locale, routes),
    assets: { ...assets, url: routeListOf(locale, assets.url), routes: ofLanguage(locale, assets.routes) },
  };
}
