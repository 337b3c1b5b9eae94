import page from "page-data";

/** The page's data in memory: no database and no formatting, which favours Nuxt. */
export default defineEventHandler(() => page);
