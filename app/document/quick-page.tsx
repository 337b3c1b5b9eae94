import {
  createStaticRouter,
  type EntryContext,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { requestContext } from "../context.ts";
import { wake } from "../ui/island/waking.ts";
import type { Piece } from "../ui/kept/drawing.ts";
import { dataElement } from "./data-element.ts";
import { drawDocument, drawWhole } from "./draw-document.tsx";
import { hydrationScript } from "./hydration-script.ts";
import { metaWords } from "./meta-words.ts";
import { fillFrame, frameOf, markedScript, type PageFrame } from "./page-frame.ts";
import { descriptorsOf, entryOf, loadAll, type Module, onlyOwn, treeOf } from "./page-routes.tsx";
import { type WrittenParts, WrittenPartsContext } from "./written-parts.ts";

/** The routes that show a page, and what such pages have in common once one was drawn. */
type Kind = {
  ids: string[];
  modules: Module[];
  entry: Omit<EntryContext, "staticHandlerContext">;
  frame?: PageFrame;
};

/** A page at one address. */
type Known = {
  kind: Kind;
  pattern: string;
  state: StaticHandlerContext;
  router: ReturnType<typeof createStaticRouter>;
};
type Matches = NonNullable<ReturnType<typeof matchRoutes>>;
type Data = StaticHandlerContext["loaderData"];

/** The framework's state of a page that loaded: all of its data stands beside the page. */
const noState = hydrationScript('[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n');
const noStateScript = markedScript(noState);
const page = new Response(null, { headers: { "Content-Type": "text/html; charset=utf-8" } });

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
  const known = new Map<string, Known>();
  const kinds = new Map<string, Kind>();
  return async (request: Request, context: RouterContextProvider): Promise<Response | undefined> => {
    const { aside, takeDocument } = context.get(requestContext);
    if (!aside || request.method !== "GET") return undefined;
    const url = new URL(request.url);
    const found = known.get(url.pathname) ?? find(url.pathname);
    if (!found) return undefined;
    const { kind, pattern, state } = found;
    try {
      const args: LoaderFunctionArgs = {
        request,
        url,
        pattern,
        params: state.matches[0]?.params ?? {},
        context,
      };
      if (!(await loadAll(kind.modules, args))) return undefined;
      await wake();
      const ids = kind.ids.filter((id) => aside.loaded.has(id));
      const drawn = draw(found, url, Object.fromEntries(ids.map((id) => [id, aside.loaded.get(id)])));
      if (known.size > mostKnown) known.clear();
      known.set(url.pathname, found);
      takeDocument(page, drawn);
      return page;
    } catch {
      // The framework meets the same failure, writes it down and shows the visitor what it shows for it.
      return undefined;
    }
  };

  function find(pathname: string): Known | undefined {
    const matches = matchRoutes(routes, pathname);
    if (!matches) return undefined;
    const ids = matches.map(({ route: { id = "" } }) => id);
    const kind = kinds.get(ids.join()) ?? {
      ids,
      modules: ids.flatMap((id) => build.routes[id]?.module ?? []),
      entry: entryOf(build, ids),
    };
    kinds.set(ids.join(), kind);
    const state = stateOf(pathname, matches);
    const router = createStaticRouter(onlyOwn(matches), state);
    return { kind, pattern: matches.map(({ route }) => route.path ?? "").join("/"), state, router };
  }
}

/** The first page of a kind is drawn with all the framework's parts; those after it have its frame round them. */
function draw({ kind, state, router }: Known, { href, search }: URL, loaderData: Data) {
  state.location = { ...state.location, search };
  state.loaderData = loaderData;
  try {
    const words = metaWords(descriptorsOf(kind.modules, state));
    const data = dataElement(loaderData);
    if (kind.frame) {
      const written = fillFrame(kind.frame, words, [...data, noStateScript]);
      return { html: drawInFrame(written, state, router), data: [], dataScript: "" };
    }
    const html = drawDocument(href, { ...kind.entry, staticHandlerContext: state, renderMeta: {} });
    kind.frame = frameOf(html, words);
    return { html, data, dataScript: noState };
  } finally {
    state.loaderData = {};
  }
}

/** With as many children as the framework's own element has: React counts them for the names it gives to elements. */
function drawInFrame(written: WrittenParts, state: StaticHandlerContext, router: Known["router"]): Piece[] {
  return drawWhole(
    <WrittenPartsContext value={written}>
      <StaticRouterProvider router={router} context={state} hydrate={false} />
      {null}
    </WrittenPartsContext>,
  );
}

function stateOf(pathname: string, matches: Matches) {
  return {
    basename: "/",
    location: { pathname, search: "", hash: "", state: null, key: "default", mask: undefined },
    matches,
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  } as unknown as StaticHandlerContext;
}
