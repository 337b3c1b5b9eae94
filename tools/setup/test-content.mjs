// The tests are about the sample in content/; a maker's own content is built, crawled and looked at besides.
import { resolve } from "node:path";
import { root } from "./root.mjs";

const named = process.env.CONTENT_DIR;
if (named && resolve(named) !== resolve(root, "content")) process.env.OWN_CONTENT_DIR = named;
delete process.env.CONTENT_DIR;
