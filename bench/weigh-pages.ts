import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { defaultLocale, type Locale } from "#i18n/locales.ts";
import budgets from "./budgets.json" with { type: "json" };

type Files = { module: string; imports: string[] };
type Route = Files & { id: string; parentId?: string };
type RouteList = { url: string; entry: Files; routes: Record<string, Route> };

export type Weight = { page: string; bytes: number; limit: number; files: number };

const limits: Record<string, number> = budgets.firstLoadScript;

/** The script of every page before anybody touches it, in bytes after gzip: all that its HTML asks for. */
export function weighScripts(client = "build/client"): Weight[] {
  const list = readRouteList(client);
  const weigh = (file: string) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
  return Object.values(list.routes)
    .filter(({ id }) => id.startsWith(`${defaultLocale}/`))
    .map((route) => {
      const page = route.id.slice(defaultLocale.length + 1);
      const files = filesOf(list, route);
      return {
        page,
        bytes: files.reduce((sum, file) => sum + weigh(file), 0),
        limit: limits[page] ?? budgets.firstLoadScript.others,
        files: files.length,
      };
    });
}

/** The fonts a page of each language loads, which are compressed as they are. */
export function weighFonts(client = "build/client"): Record<Locale, number> {
  const assets = join(client, "assets");
  const fonts = readdirSync(assets).filter((name) => name.endsWith(".woff2"));
  const sum = (names: string[]) =>
    names.reduce((total, name) => total + statSync(join(assets, name)).size, 0);
  const latin = sum(fonts.filter((name) => !name.includes("myanmar")));
  return { english: latin, spanish: latin, burmese: sum(fonts), french: latin };
}

function readRouteList(client: string): RouteList {
  const assets = join(client, "assets");
  const name = readdirSync(assets).find((file) => /^manifest-[\da-f]+\.js$/.test(file));
  if (!name) throw new Error("There is no list of the routes; is the site built?");
  const text = readFileSync(join(assets, name), "utf8");
  return JSON.parse(text.slice(text.indexOf("=") + 1).replace(/;$/, ""));
}

function filesOf({ url, entry, routes }: RouteList, route: Route): string[] {
  const branch = [route];
  for (let parent = routes[route.parentId ?? ""]; parent; parent = routes[parent.parentId ?? ""])
    branch.push(parent);
  return [...new Set([url, ...[entry, ...branch].flatMap(({ module, imports }) => [module, ...imports])])];
}
