// Writes the papers of the content folder if what they are made of has changed. Runs under a lock, on the pinned Node.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { hashFiles } from "./build-stamp.mjs";
import { root } from "./root.mjs";

const content = resolve(root, process.env.CONTENT_DIR || "content");
const inputs = ["papers", "app/routes/document/paper", content];
const stamp = join(content, "papers/.inputs");
const isRead = (path) => /\.(ts|md|css|svg|yaml)$/.test(path);

const hash = hashFiles(inputs, isRead);
// Papers that a maker brings as files have no source here; those that were printed here are listed beside them.
const isPrintedHere = existsSync(join(content, "files/.hashes.json"));
if (isPrintedHere && (!existsSync(stamp) || readFileSync(stamp, "utf8") !== hash)) {
  await import("../../papers/write-pages.ts");
  writeFileSync(stamp, hash);
}
