import {
  type EntryContext,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from "react-router";
import { requestContext } from "../context.ts";
import { wake } from "../ui/island/waking.ts";
import { dataElement } from "./data-element.ts";
import { drawDocument } from "./draw-document.tsx";
import { hydrationScript } from "./hydration-script.ts";

type Matches = NonNullable<ReturnType<typeof matchRoutes>>;
type Frame = Omit<EntryContext, "staticHandlerContext" | "renderMeta">;
type Middleware = NonNullable<NonNullable<ServerBuild["routes"][string]>["module"]["middleware"]>[number];

/** The framework's state of a page that loaded: all of its data stands beside the page. */
const noState = hydrationScript('[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n');
const headers = { "Content-Type": "text/html; charset=utf-8" };
const done = new Response();

/** Only addresses of pages are among them, so there are not many. */
const mostKnown = 2000;

/**
 * Makes pages without the framework's handler, which finds the route twice, copies the address for every loader
 * and writes a stream only to have it read: a sixth of the time of a page. Only what is plain is made so: a page
 * at a known address, all of it loaded. For everything else, be it a redirect, a status or a failure, the answer is
 * undefined, and the framework is asked.
 */
export function createQuickPages(build: ServerBuild) {
  const routes = treeOf(build.routes);
  const known = new Map<string, Matches>();
  const frames = new Map<string, Frame>();
  return async (request: Request, context: RouterContextProvider): Promise<Response | undefined> => {
    const { aside, takeDocument } = context.get(requestContext);
    if (!aside || request.method !== "GET") return undefined;
    const url = new URL(request.url);
    const matches = known.get(url.pathname) ?? matchRoutes(routes, url.pathname);
    if (!matches) return undefined;
    try {
      const pattern = matches.map(({ route }) => route.path ?? "").join("/");
      const args: LoaderFunctionArgs = { request, url, pattern, params: matches[0]?.params ?? {}, context };
      const ids = matches.map(({ route: { id = "" } }) => id);
      const modules = ids.map((id) => build.routes[id]?.module);
      if (!(await loadAll(modules, args))) return undefined;
      await wake();
      const loaderData = Object.fromEntries(
        ids.filter((id) => aside.loaded.has(id)).map((id) => [id, aside.loaded.get(id)]),
      );
      const frame = frames.get(ids.join()) ?? frameOf(build, ids);
      frames.set(ids.join(), frame);
      const state = stateOf(url, matches, loaderData);
      const html = drawDocument(request.url, { ...frame, staticHandlerContext: state, renderMeta: {} });
      if (known.size > mostKnown) known.clear();
      known.set(url.pathname, matches);
      const response = new Response(null, { headers });
      takeDocument(response, { html, data: dataElement(loaderData), dataScript: noState });
      return response;
    } catch {
      // The framework meets the same failure, writes it down and shows the visitor what it shows for it.
      return undefined;
    }
  };
}

type Module = NonNullable<ServerBuild["routes"][string]>["module"] | undefined;

/** Whether every route has a page to show, and what it loaded was put aside. */
async function loadAll(modules: Module[], args: LoaderFunctionArgs): Promise<boolean> {
  if (modules.some((module) => !module?.default || module.headers)) return false;
  let isPlain = true;
  const load = async () => {
    const answers = await Promise.all(modules.map((module) => (module?.loader ? module.loader(args) : null)));
    isPlain = answers.every((answer) => answer === null);
    return done;
  };
  const middleware = modules.flatMap((module) => module?.middleware ?? []) as Middleware[];
  const run = middleware.reduceRight<() => Promise<unknown>>(
    (next, own) => async () => own(args as Parameters<Middleware>[0], next as Parameters<Middleware>[1]),
    load,
  );
  return (await run()) === done && isPlain;
}

function stateOf(
  { pathname, search }: URL,
  matches: Matches,
  loaderData: StaticHandlerContext["loaderData"],
) {
  return {
    basename: "/",
    location: { pathname, search, hash: "", state: null, key: "default", mask: undefined },
    matches,
    loaderData,
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  } as unknown as StaticHandlerContext;
}

function treeOf(routes: ServerBuild["routes"], parent?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parent)
    .map((route) => {
      const { id, path, index, caseSensitive, module } = route as NonNullable<typeof route>;
      const own = { id, path, caseSensitive, handle: module.handle };
      return (index ? { ...own, index } : { ...own, children: treeOf(routes, id) }) as RouteObject;
    });
}

/** What the framework is told of a page besides its data: only of its own routes. */
function frameOf(
  { assets, routes, basename, future, ssr, routeDiscovery }: ServerBuild,
  ids: string[],
): Frame {
  const own = <T,>(all: Record<string, T>) => Object.entries(all).filter(([id]) => ids.includes(id));
  const handoff = { basename, future, routeDiscovery, ssr, isSpaMode: false };
  return {
    manifest: { ...assets, routes: Object.fromEntries(own(assets.routes)) },
    routeModules: Object.fromEntries(own(routes).map(([id, route]) => [id, route?.module])),
    serverHandoffString: JSON.stringify(handoff).replaceAll("<", "\\u003c"),
    future,
    ssr,
    routeDiscovery,
    isSpaMode: false,
    branches: [],
    serializeError: ({ message }: Error) => ({ message }),
  } as unknown as Frame;
}
