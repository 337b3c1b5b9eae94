import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import type { ServerBuild } from "react-router";
import { httpTransport } from "#api/http/http-transport.ts";
import { rememberAnswers } from "#api/remembered-answers.ts";
import { readConfig } from "#config/config.ts";
import { apiPrefix } from "#config/product.ts";
import { createWebsite, type Website } from "#server/website.ts";
import { addresses, languages, withPrefix } from "../shell/addresses.ts";

const build = import(pathToFileURL("build/server/index.js").href) as Promise<ServerBuild>;
const everywhere = languages.flatMap(({ prefix }) => addresses.map((path) => withPrefix(prefix, path)));

type Quick = (request: Request, context: unknown) => Promise<Response | undefined>;

/** The site as it is, and one that leaves every page to the framework. */
async function openBoth(baseURL: string) {
  const made: string[] = [];
  const built = await build;
  const module = built.entry.module as unknown as { createQuickPages(build: ServerBuild): Quick };
  const watching = (own: ServerBuild): Quick => {
    const quick = module.createQuickPages(own);
    return async (request, context) => {
      const response = await quick(request, context);
      if (response) made.push(request.url.slice(baseURL.length));
      return response;
    };
  };
  const config = readConfig({ NODE_ENV: "production", SITE_URL: baseURL, DATA_DIR: "unused" });
  const withQuick = (createQuickPages: (build: ServerBuild) => Quick) =>
    createWebsite(
      { ...built, entry: { module: { ...built.entry.module, createQuickPages } } } as never,
      config,
    );
  return { made, quick: withQuick(watching), plain: withQuick(() => async () => undefined) };
}

test("a page made quickly is the page the framework makes", async ({ baseURL }) => {
  const site = baseURL ?? "";
  const { made, quick, plain } = await openBoth(site);
  const { transport } = rememberAnswers(httpTransport({ baseUrl: site, prefix: apiPrefix }));
  const draw = async (website: Website, path: string) => {
    const facts = { transport, requestId: "", variant: "english", device: "desktop", visitor: "" } as const;
    const { document, response, tags, failed } = await website.render(new Request(site + path), facts);
    const { html = [], data = "" } = document ?? {};
    return {
      status: response.status,
      headers: [...response.headers],
      html: html.join(""),
      data,
      tags,
      failed,
    };
  };
  for (const path of everywhere) expect(await draw(quick, path), path).toEqual(await draw(plain, path));
  expect(made).toEqual(everywhere.filter((path) => !path.endsWith("/404")));
});
