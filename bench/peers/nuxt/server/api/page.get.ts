import page from "page-data";

/** The data of the page, in memory: no database and no formatting, which favours this side. */
export default defineEventHandler(() => page);
