// Tests use the sample in content/. A maker's own content is built and crawled in addition.
import { resolve } from "node:path";
import { root } from "./root.mjs";

const named = process.env.CONTENT_DIR;
if (named && resolve(named) !== resolve(root, "content")) process.env.OWN_CONTENT_DIR = named;
delete process.env.CONTENT_DIR;
