import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

export const ROOT = join(import.meta.dirname, "..");
export const CONTENT = resolve(process.env.CONTENT_DIR || "content");
/** Another maker's content does not have this file. */
export const IS_SAMPLE = existsSync(join(CONTENT, "SAMPLE.md"));
export const FILES = join(CONTENT, "files");
export const RECORDS = join(CONTENT, "documents");
/** The hash of each file's source, so that an unchanged document is not printed again. */
export const HASHES = join(FILES, ".hashes.json");
export const TEXTS = join(import.meta.dirname, "texts");
/** Styles of documents that are also pages of the site. */
export const PAPER = join(ROOT, "app/routes/document/paper");
/** Where the pages are written for the import. */
export const PAGES = join(CONTENT, "papers");
export const STYLES = join(import.meta.dirname, "styles");
export const FONTS = join(import.meta.dirname, "fonts");
