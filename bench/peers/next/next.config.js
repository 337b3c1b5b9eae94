import { fileURLToPath } from "node:url";

/** As Next comes out of the box; only its search for a workspace above this folder is cut short. */
export default { turbopack: { root: fileURLToPath(new URL(".", import.meta.url)) } };
