import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "../../i18n/locales.ts";
import { ofLanguage, routeListOf } from "../../i18n/routes.ts";

const assignment = "window.__reactRouterManifest=";

/** Beside the framework's list of all routes, one for each language. */
export async function writeRouteLists(clientFolder: string) {
  const assets = join(clientFolder, "assets");
  const name = (await readdir(assets)).find((file) => /^manifest-[\da-f]+\.js$/.test(file));
  const text = await readFile(join(assets, name ?? "manifest.js"), "utf8");
  if (!text.startsWith(assignment)) throw new Error(`${name} does not begin with ${assignment}`);
  const list = JSON.parse(text.slice(assignment.length).replace(/;$/, ""));
  for (const locale of locales) {
    const own = { ...list, url: routeListOf(locale, list.url), routes: ofLanguage(locale, list.routes) };
    await writeFile(join(clientFolder, own.url), `${assignment}${JSON.stringify(own)};`);
  }
}
