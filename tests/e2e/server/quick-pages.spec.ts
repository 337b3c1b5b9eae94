import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "@playwright/test";
import type { ServerBuild } from "react-router";
import type { ApiTransport } from "#api/client.ts";
import { httpTransport } from "#api/http/http-transport.ts";
import { rememberAnswers } from "#api/remembered-answers.ts";
import { readConfig } from "#config/config.ts";
import { apiPrefix } from "#config/product.ts";
import { finishDocument } from "#server/pages/own-scripts.ts";
import { createWebsite, type Website } from "#server/pages/website.ts";
import { addresses, languages, withPrefix } from "../support/addresses.ts";

const build = import(pathToFileURL("build/server/index.js").href) as Promise<ServerBuild>;
const everywhere = languages.flatMap(({ prefix }) => addresses.map((path) => withPrefix(prefix, path)));

type Quick = (request: Request, context: unknown) => Promise<Response | undefined>;

type Drawn = Awaited<ReturnType<typeof draw>>;
type Open = { site: string; env?: Record<string, string> };

/** The site as it is, and one that leaves every page to the framework; how each draws an address. */
async function openBoth({ site, env = {} }: Open) {
  const made: string[] = [];
  const built = await build;
  const module = built.entry.module as unknown as { createQuickPages(build: ServerBuild): Quick };
  const watching = (own: ServerBuild): Quick => {
    const quick = module.createQuickPages(own);
    return async (request, context) => {
      const response = await quick(request, context);
      if (response) made.push(request.url.slice(site.length));
      return response;
    };
  };
  const config = readConfig({ NODE_ENV: "production", SITE_URL: site, DATA_DIR: "unused", ...env });
  const { transport } = rememberAnswers(httpTransport({ baseUrl: site, prefix: apiPrefix }));
  const drawWith = (createQuickPages: (build: ServerBuild) => Quick) => {
    const entry = { module: { ...built.entry.module, createQuickPages } };
    const website = createWebsite({ ...built, entry } as never, config);
    return (path: string) => draw(website, new Request(site + path), transport);
  };
  const [plain, quick] = [drawWith(() => async () => undefined), drawWith(watching)];
  /** What the framework makes, and the quick page. When a visitor of another test wrote a comment meanwhile, once more. */
  const drawBoth = async (path: string): Promise<[framework: Drawn, own: Drawn]> => {
    await quick(path); // the first of a kind has no frame yet
    const before = await plain(path);
    const page = await quick(path);
    return isDeepStrictEqual(before, await plain(path)) ? [before, page] : drawBoth(path);
  };
  return { made, drawBoth };
}

async function draw(website: Website, request: Request, transport: ApiTransport) {
  const facts = { transport, requestId: "", variant: "english", device: "desktop", visitor: "" } as const;
  const { document, response, tags, failed, scriptMark } = await website.render(request, facts);
  const { html = [], scripts = [] } = document ? finishDocument(document, scriptMark) : {};
  // The last script hands over what else the framework wants; where it made the page itself, which routes have data.
  const { dataScript = scripts.at(-1) ?? "" } = document?.dataScript ? document : {};
  return {
    isFramed: document?.dataScript === "",
    page: {
      status: response.status,
      headers: [...response.headers],
      html: Buffer.concat(html).toString().replace(dataScript, ""),
      scripts: scripts.filter((script) => script !== dataScript),
      tags,
      failed,
    },
  };
}

test("a page made quickly is the page the framework makes", async ({ baseURL: site = "" }) => {
  const { made, drawBoth } = await openBoth({ site });
  const framed: string[] = [];
  for (const path of everywhere) {
    const [before, after] = await drawBoth(path);
    expect(after.page, path).toEqual(before.page);
    if (after.isFramed) framed.push(path);
  }
  const plainPages = everywhere.filter((path) => !path.endsWith("/404"));
  expect(new Set(made)).toEqual(new Set(plainPages));
  expect(framed).toEqual(plainPages);
});

test("so it is where visits are counted, and with parameters", async ({ baseURL: site = "" }) => {
  const { drawBoth } = await openBoth({
    site,
    env: { ANALYTICS_SCRIPT: "https://count.example.com/a.js" },
  });
  for (const path of [
    "/product-list",
    "/product-list?page=2&nova=1",
    "/burmese/product-list?power=5-10%22%3E",
  ]) {
    const [plain, { page, isFramed }] = await drawBoth(path);
    expect(page).toEqual(plain.page);
    expect(page.html).toContain('src="https://count.example.com/a.js"');
    expect(isFramed).toBe(true);
  }
});
