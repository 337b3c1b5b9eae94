import type {
  EntryContext,
  LoaderFunctionArgs,
  MetaArgs,
  MetaDescriptor,
  matchRoutes,
  RouteObject,
  ServerBuild,
  StaticHandlerContext,
} from "react-router";

export type Module = NonNullable<ServerBuild["routes"][string]>["module"];
type Matches = NonNullable<ReturnType<typeof matchRoutes>>;
type Middleware = NonNullable<Module["middleware"]>[number];
type MetaMatch = NonNullable<MetaArgs["matches"][number]>;

const done = new Response();

/** Whether every route has a page to show, and what it loaded was put aside. */
export async function loadAll(modules: Module[], args: LoaderFunctionArgs): Promise<boolean> {
  if (modules.some((module) => !module.default || module.headers)) return false;
  let isPlain = true;
  const load = async () => {
    const answers = await Promise.all(modules.map(({ loader }) => (loader ? loader(args) : null)));
    isPlain = answers.every((answer) => answer === null);
    return done;
  };
  const middleware = modules.flatMap((module) => module.middleware ?? []) as Middleware[];
  const run = middleware.reduceRight<() => Promise<unknown>>(
    (next, own) => async () => own(args as Parameters<Middleware>[0], next as Parameters<Middleware>[1]),
    load,
  );
  return (await run()) === done && isPlain;
}

/** What a page says of itself: the last of its routes that says anything has the word. */
export function descriptorsOf(
  modules: Module[],
  { matches, loaderData, location }: StaticHandlerContext,
): MetaDescriptor[] {
  const shown: MetaMatch[] = [];
  let meta: MetaDescriptor[] = [];
  matches.forEach(({ route: { id, handle }, params, pathname }, index) => {
    const own = { id, loaderData: loaderData[id], params, pathname, handle, error: null };
    const match = own as unknown as MetaMatch;
    shown.push(match);
    const say = modules[index]?.meta;
    if (say) meta = say({ ...own, location, matches: shown }) ?? [];
    match.meta = meta;
  });
  return meta;
}

/** The routes as React draws them. An error in one is for the framework to show. */
export function treeOf(routes: ServerBuild["routes"], parent?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parent)
    .map((route) => {
      const { id, path, index, caseSensitive, module } = route as NonNullable<typeof route>;
      const own = { id, path, caseSensitive, handle: module.handle, element: elementOf(module) };
      return (index ? { ...own, index } : { ...own, children: treeOf(routes, id) }) as RouteObject;
    });
}

function elementOf({ default: Page, Layout }: Module) {
  if (!Page) return undefined;
  return Layout ? (
    <Layout>
      <Page />
    </Layout>
  ) : (
    <Page />
  );
}

/** The matched routes without those beside them. */
export function onlyOwn(matches: Matches): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (children, { route }) => [route.index ? route : { ...route, children }],
    [],
  );
}

/** What the framework is told of a page besides its data: only of its own routes. */
export function entryOf(
  { assets, routes, basename, future, ssr, routeDiscovery }: ServerBuild,
  ids: string[],
): Omit<EntryContext, "staticHandlerContext"> {
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
    serializeError: ({ message }: Error) => ({ message }),
  } as unknown as Omit<EntryContext, "staticHandlerContext">;
}
