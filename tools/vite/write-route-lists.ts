import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "../../i18n/locales.ts";
import { ofLanguage, routeListOf } from "../../i18n/routes.ts";

const assignment = "window.__reactRouterManifest=";

type Route = Record<string, unknown> & { imports?: string[] };

/** Beside the framework's list of all routes, one for each language, without what goes without saying. */
export async function writeRouteLists(clientFolder: string) {
  const assets = join(clientFolder, "assets");
  const name = (await readdir(assets)).find((file) => /^manifest-[\da-f]+\.js$/.test(file));
  const text = await readFile(join(assets, name ?? "manifest.js"), "utf8");
  if (!text.startsWith(assignment)) throw new Error(`${name} does not begin with ${assignment}`);
  const list = JSON.parse(text.slice(assignment.length).replace(/;$/, ""));
  for (const locale of locales) {
    const routes = Object.entries(ofLanguage<Route>(locale, list.routes)).map(([id, route]) => [
      id,
      lean(route, list.entry.imports),
    ]);
    const own = { ...list, url: routeListOf(locale, list.url), routes: Object.fromEntries(routes) };
    await writeFile(join(clientFolder, own.url), `${assignment}${JSON.stringify(own)};`);
  }
}

/** What is not said counts as no, and the files of the entry are loaded when a page reads this. */
function lean({ imports = [], ...route }: Route, loaded: string[]) {
  const said = Object.entries(route).filter(([, value]) => value !== false && !isEmpty(value));
  return { ...Object.fromEntries(said), imports: imports.filter((file) => !loaded.includes(file)) };
}

function isEmpty(value: unknown) {
  return Array.isArray(value) && value.length === 0;
}
