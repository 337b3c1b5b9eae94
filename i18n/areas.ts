import type catalogue from "./messages/english/catalogue.json";
import type documents from "./messages/english/documents.json";
import type errors from "./messages/english/errors.json";
import type forms from "./messages/english/forms.json";
import type journal from "./messages/english/journal.json";
import type search from "./messages/english/search.json";
import type shell from "./messages/english/shell.json";
import type support from "./messages/english/support.json";
import type tools from "./messages/english/tools.json";
import type ui from "./messages/english/ui.json";

export const areas = [
  "shell",
  "ui",
  "catalogue",
  "documents",
  "search",
  "journal",
  "support",
  "forms",
  "errors",
  "tools",
] as const;

/** Interface words by area and key. The English files define the keys. */
export type Messages = {
  shell: typeof shell;
  ui: typeof ui;
  catalogue: typeof catalogue;
  documents: typeof documents;
  search: typeof search;
  journal: typeof journal;
  support: typeof support;
  forms: typeof forms;
  errors: typeof errors;
  tools: typeof tools;
};

declare module "use-intl/core" {
  interface AppConfig {
    Messages: Messages;
    Locale: import("./locales.ts").Language;
  }
}
