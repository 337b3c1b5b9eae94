import type { Handlers } from "../services.ts";
import { catalogueHandlers } from "./catalogue.ts";
import { journalHandlers } from "./journal.ts";
import { siteHandlers } from "./site.ts";
import { supportHandlers } from "./support.ts";
import { calculatorHandlers } from "./tools.ts";

export const handlers: Handlers = {
  ...siteHandlers,
  ...catalogueHandlers,
  ...journalHandlers,
  ...supportHandlers,
  ...calculatorHandlers,
};
