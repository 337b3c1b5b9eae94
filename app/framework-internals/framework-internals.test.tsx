import { globSync, readFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { expect, test } from "vitest";
import { type FrameworkScripts, useFrameworkScripts } from "./framework-scripts.ts";
import { handoverScript, pageData, withoutStream } from "./handover-script.ts";
import { helper } from "./plain-imports.ts";
import { routerLibrary, unreached } from "./spare-router-parts.ts";

const seenWith = "react-router 8.4.0";

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
  renderToString(<ServerRouter context={withoutStream(entryContext())} url="http://x.test/" />);
  const help = `Seen with ${seenWith}. Read what <Scripts> and <ScrollRestoration> return now and mend collect() in framework-scripts.ts.`;
  expect(found?.files, help).toEqual(["/manifest.js", "/entry.js", "/library.js", "/root.js", "/part.js"]);
  expect(found?.code, help).toMatch(/import "\/manifest.js"[\s\S]*import\("\/entry.js"\)/);
  expect(found?.inline, help).toEqual([
    expect.stringContaining("window.scrollTo"),
    expect.stringContaining('window.__reactRouterContext = {"ssr":true}'),
  ]);
});

test("data is handed over the way the framework's own component does it, and cannot end its script", async () => {
  const data = await pageData(entryContext('["</script><!-- & \u2028"]'));
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
  const theirs = readFileSync(
    `node_modules/react-router/dist/production/lib/dom/ssr/single-fetch.js`,
    "utf8",
  );
  const help = `Seen with ${seenWith}. Read its StreamTransfer, and let handover-script.ts write what that writes.`;
  for (const call of ["enqueue(", "close();"])
    expect(theirs, help).toContain(`window.__reactRouterContext.streamController.${call}`);
});

test.each(Object.entries(unreached))("what is left out of the router's %s is still there", (file, names) => {
  const code = readFileSync(`.${routerLibrary}${file}`, "utf8");
  for (const name of names) {
    const help = `Seen with ${seenWith}. Take ${name} off the list in spare-router-parts.ts, or find its new name, and weigh the pages (npm test -- e2e tests/e2e/server/budgets.spec.ts).`;
    expect(code, help).toMatch(new RegExp(`function ${name}\\(`));
  }
});

test("Vite's helper for later imports has the name under which it is replaced", () => {
  const vite = globSync("node_modules/vite/dist/node/**/*.js").map((file) => readFileSync(file, "utf8"));
  const help =
    "Seen with vite 8.3.8. Find the new name of its preload helper for plain-imports.ts, or leave that file out and weigh the pages.";
  for (const name of [helper.id, helper.name])
    expect(
      vite.some((code) => code.includes(name)),
      help,
    ).toBe(true);
});

test("the browser finds the files of a route where the framework puts them", () => {
  const code = globSync("node_modules/react-router/dist/production/**/*.js").map((file) =>
    readFileSync(file, "utf8"),
  );
  for (const name of ["__reactRouterManifest", "__reactRouterRouteModules"]) {
    const isThere = code.some((text) => text.includes(`window.${name}`));
    expect(
      isThere,
      `${name} is gone from react-router (seen with ${seenWith}): read route-files.ts, and without it navigate by document`,
    ).toBe(true);
  }
});
