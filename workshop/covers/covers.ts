import { blogs } from "./blogs.ts";
import type { Cover } from "./cut-outs.ts";
import { events } from "./events.ts";
import { news } from "./news.ts";
import { practice } from "./webinars-practice.ts";
import { systems } from "./webinars-systems.ts";

/** By id of the picture. Figures are those of the text it stands beside; there are no words, so that one serves all languages. */
export const covers: Record<string, Cover> = {
  ...blogs,
  ...events,
  ...news,
  ...practice,
  ...systems,
};
