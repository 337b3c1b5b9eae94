import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { expect, test } from "vitest";
import { type FrameworkScripts, useFrameworkScripts } from "./framework-scripts.ts";
import { handoverScript, readHandover, withoutHandover } from "./handover.ts";

/** What the framework knows of a site with one page. */
function entryContext(data = ""): EntryContext {
  const route = { id: "root", path: "", hasLoader: false, module: "/root.js", imports: ["/part.js"] };
  const match = { route: { id: "root", path: "" }, params: {}, pathname: "/", pathnameBase: "/" };
  return {
    manifest: {
      url: "/manifest.js",
      version: "1",
      entry: { module: "/entry.js", imports: ["/library.js"] },
      routes: { root: route },
    },
    routeModules: { root: { default: Page } },
    serverHandoffString: '{"ssr":true}',
    serverHandoffStream: new Blob([data]).stream(),
    staticHandlerContext: {
      basename: "/",
      location: { pathname: "/", search: "", hash: "", state: null, key: "default" },
      matches: [match],
      loaderData: {},
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
    },
    routeDiscovery: { mode: "initial" },
    future: {},
    ssr: true,
    isSpaMode: false,
    serializeError: (error: Error) => error,
    renderMeta: {},
  } as unknown as EntryContext;
}

let found: FrameworkScripts | undefined;

function Page() {
  found = useFrameworkScripts();
  return null;
}

test("the framework's scripts can be read from its components", () => {
  renderToString(<ServerRouter context={withoutHandover(entryContext())} url="http://x.test/" />);
  const help =
    "Seen with react-router 8.4.0. Read what <Scripts> and <ScrollRestoration> return now and mend collect() in framework-scripts.ts.";
  expect(found?.files, help).toEqual(["/manifest.js", "/entry.js", "/library.js", "/root.js", "/part.js"]);
  expect(found?.code, help).toMatch(/import "\/manifest.js"[\s\S]*import\("\/entry.js"\)/);
  expect(found?.inline, help).toEqual([
    expect.stringContaining("window.scrollTo"),
    expect.stringContaining('window.__reactRouterContext = {"ssr":true}'),
  ]);
});

test("data is handed over the way the framework's own component does it, and cannot end its script", async () => {
  const data = await readHandover(entryContext('["</script><!-- & \u2028"]'));
  expect(data).not.toContain("<");
  const taken: string[] = [];
  const streamController = { enqueue: (text: string) => taken.push(text), close: () => taken.push("end") };
  const document = { currentScript: { previousElementSibling: { textContent: data } } };
  new Function("window", "document", handoverScript)(
    { __reactRouterContext: { streamController } },
    document,
  );
  expect(taken.map((text) => (text === "end" ? text : JSON.parse(text)))).toEqual([
    ["</script><!-- & \u2028"],
    "end",
  ]);
});
