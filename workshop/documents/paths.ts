import { join, resolve } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");
export const CONTENT = resolve(process.env.CONTENT_DIR || "content");
export const FILES = join(CONTENT, "files");
export const RECORDS = join(CONTENT, "documents");
/** What each file was printed from, so that an unchanged document is not printed again. */
export const HASHES = join(FILES, ".hashes.json");
export const TEXTS = join(import.meta.dirname, "texts");
export const STYLES = join(import.meta.dirname, "styles");
export const FONTS = join(import.meta.dirname, "fonts");
