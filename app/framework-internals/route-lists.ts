import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { spokenLocales } from "../../config/maker/spoken-locales.ts";
import { routeListIn, routesIn } from "../language-routes.ts";

const start = "window.__reactRouterManifest=";

/**
 * Writes the framework's list of routes once more for each language: another language is another document, and a browser
 * that knows the routes of all weighs and ranks three times as many before a page comes alive.
 */
export function routeLists(): Plugin {
  return {
    name: "route-lists",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    writeBundle({ dir = "" }) {
      const [list] = globSync(join(dir, "../client/assets/manifest-*.js"));
      const text = list ? readFileSync(list, "utf8") : "";
      if (!list || !text.startsWith(start))
        return this.error(
          "React Router writes its list of routes in another way than 8.4.0 did: mend app/framework-internals/route-lists.ts, or leave it out of vite.config.ts together with routeListIn.",
        );
      const all = JSON.parse(text.slice(start.length, text.lastIndexOf("}") + 1));
      for (const locale of spokenLocales()) {
        const own = { ...all, url: routeListIn(locale, all.url), routes: routesIn([locale], all.routes) };
        writeFileSync(routeListIn(locale, list), `${start}${JSON.stringify(own)};`);
      }
    },
  };
}
