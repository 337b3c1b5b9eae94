import { readFileSync } from "node:fs";

/** The data of the page, read once: no database and no formatting, which favours this side. */
export const page = JSON.parse(readFileSync("page.json", "utf8"));
