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
import { documentPath, localeOfPath, withoutLocale } from "#i18n/paths.ts";
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

/**
 * One handler for each language and first word of a path, as each needs only its own routes: finding one among all
 * takes a tenth of the time of a page. In development one serves all.
 */
function createHandler(build: Build, { NODE_ENV }: Config): RequestHandler {
  if (typeof build === "function") return createRequestHandler(build, "development");
  const builds = new Map(locales.map((locale) => [locale, inLanguage(build, locale)]));
  const words = firstWords(build);
  const handlers = new Map<string, RequestHandler>();
  return (request, context) => {
    const path = documentPath(new URL(request.url).pathname);
    const locale = localeOfPath(path);
    const first = firstWord(withoutLocale(path).slice(1)).toLowerCase();
    const word = words.has(first) ? first : undefined;
    const key = `${locale} ${word}`;
    const own = builds.get(locale) ?? build;
    const handle = handlers.get(key) ?? createRequestHandler(word ? beginningWith(own, word) : own, NODE_ENV);
    handlers.set(key, handle);
    return handle(request, context);
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

function firstWords({ routes }: ServerBuild): Set<string> {
  const words = Object.values(routes).map((route) => (isPage(route) ? firstWord(route?.path ?? "") : ""));
  return new Set(words.map((word) => word.toLowerCase()).filter((word) => /^\w/.test(word)));
}

/** The pages below one word, what is round them, and the page for addresses that nobody knows. */
function beginningWith(build: ServerBuild, word: string): ServerBuild {
  const isWanted = ({ path = "", ...route }: { path?: string; parentId?: string }) =>
    !isPage(route) || path === "*" || firstWord(path).toLowerCase() === word;
  const pick = <R extends { path?: string; parentId?: string }>(routes: Record<string, R | undefined>) =>
    Object.fromEntries(Object.entries(routes).filter(([, route]) => route && isWanted(route))) as Record<
      string,
      R
    >;
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}

/** Neither the root nor the frame of a language. */
function isPage({ parentId }: { parentId?: string | undefined } = {}) {
  return parentId !== undefined && parentId !== "root";
}

function firstWord(path: string) {
  return path.split("/", 1)[0] ?? "";
}
