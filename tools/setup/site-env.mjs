// Reads the variables of site.env in the checkout, or of the file that SITE_ENV names. Variables that are already set win.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const file = process.env.SITE_ENV || join(root, "site.env");

if (process.env.SITE_ENV || existsSync(file)) {
  try {
    process.loadEnvFile(file);
  } catch (error) {
    console.error(`${file} cannot be read: ${error.message}`);
    process.exit(1);
  }
}
