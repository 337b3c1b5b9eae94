import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { compileMessages } from "./compile-messages.ts";
import { type Locale, locales } from "./locales.ts";
import { readMessages } from "./read-messages.ts";

const words = "virtual:messages";
const files = "virtual:message-files";
const messagesFolder = fileURLToPath(new URL("./messages/", import.meta.url));

/**
 * `virtual:messages` holds all languages, for the server. `virtual:message-files` names one hashed JSON file per
 * language, which the browser loads beside its scripts, so that no page repeats the words.
 */
export function precompiledMessages(): Plugin {
  return {
    name: "precompiled-messages",
    resolveId: (id) => (id === words || id === files ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${words}`) return `export default ${JSON.stringify(eachLocale(compiled))}`;
      if (id === `\0${files}`) return `export default ${JSON.stringify(eachLocale(fileName))}`;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const locale of locales) {
        this.emitFile({ type: "asset", fileName: fileName(locale).slice(1), source: text(locale) });
      }
    },
    configureServer(server) {
      server.watcher.add(messagesFolder);
      server.watcher.on("change", (file) => file.startsWith(messagesFolder) && server.restart());
      server.middlewares.use((request, response, next) => {
        const locale = locales.find((candidate) => request.url === fileName(candidate));
        if (!locale) return next();
        response.setHeader("Content-Type", "application/json; charset=utf-8");
        response.end(text(locale));
      });
    },
  };
}

function eachLocale<T>(make: (locale: Locale) => T) {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)]));
}

function compiled(locale: Locale) {
  return compileMessages(readMessages(locale));
}

/** The calculators have many words that only their pages need; those pages bring them. */
function text(locale: Locale) {
  const { tools, ...shared } = compiled(locale);
  return JSON.stringify(shared);
}

function fileName(locale: Locale) {
  const hash = createHash("sha256").update(text(locale)).digest("base64url").slice(0, 8);
  return `/assets/messages-${locale}-${hash}.json`;
}
