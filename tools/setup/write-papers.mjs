// Writes the documents of the content folder if their sources have changed. Runs under a lock, on the pinned Node.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { hashFiles } from "./build-stamp.mjs";
import { root } from "./root.mjs";

const content = resolve(root, process.env.CONTENT_DIR || "content");
const inputs = ["papers", "app/routes/document/paper", content];
const stamp = join(content, "papers/.inputs");
const isRead = (path) => /\.(ts|md|css|svg|yaml)$/.test(path);

const hash = hashFiles(inputs, isRead);
// A maker's own documents have no source here; printed ones are listed beside them.
const isPrintedHere = existsSync(join(content, "files/.hashes.json"));
if (isPrintedHere && (!existsSync(stamp) || readFileSync(stamp, "utf8") !== hash)) {
  await import("../../papers/write-pages.ts");
  writeFileSync(stamp, hash);
}
