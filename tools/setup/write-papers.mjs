// Writes content/papers if what they are made of has changed. Runs under a lock, on the pinned Node.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "./build-stamp.mjs";
import { root } from "./root.mjs";

const inputs = ["workshop/documents", "app/routes/document/paper", "content"];
const stamp = join(root, "content/papers/.inputs");
const isRead = (path) => /\.(ts|md|css|svg|yaml)$/.test(path);

const hash = hashFiles(inputs, isRead);
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== hash) {
  await import("../../workshop/documents/write-pages.ts");
  writeFileSync(stamp, hash);
}
