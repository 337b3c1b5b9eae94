import { parseArgs } from "node:util";
import { usualLocales } from "#i18n/locales.ts";
import { UsageError } from "#tools/command/run-command.ts";
import { type PageKind, pageKinds } from "./page-kinds.ts";

const names = Object.keys(pageKinds) as PageKind[];
const usage = `npm run bench:pages -- [--language english,spanish] [--page home,news] [--once] [--slower 3] [--url http://host]
languages: ${usualLocales.join(", ")}
pages: ${names.join(", ")}`;

export type Options = ReturnType<typeof readOptions>;

export function readOptions() {
  const { values } = parseArgs({
    options: {
      language: { type: "string", default: usualLocales.join() },
      page: { type: "string", default: names.join() },
      /** One visit per page, however slow. */
      once: { type: "boolean", default: false },
      /** CPU slowdown; Lighthouse uses four on any machine. */
      slower: { type: "string", default: "4" },
      /** A site that is already running; without it the bench starts one. */
      url: { type: "string" },
    },
  });
  const languages = usualLocales.filter((locale) => values.language.split(",").includes(locale));
  const kinds = names.filter((name) => values.page.split(",").includes(name));
  const slower = Number(values.slower);
  if (languages.length === 0 || kinds.length === 0 || !(slower >= 1)) throw new UsageError(usage);
  return { languages, kinds, slower, once: values.once, url: values.url };
}
