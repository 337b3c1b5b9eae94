import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#config/config.ts";
import { ConfigError } from "#config/config-error.ts";
import { makerHash } from "#config/maker/maker-hash.mjs";

/** A wrong CONTENT_DIR must not start: it would serve another maker's name, or pages without pictures. */
export function refuseOtherMaker({ CONTENT_DIR, BUILD_DIR, NODE_ENV, SERVE }: Config) {
  if (!existsSync(join(CONTENT_DIR, "maker/maker.yaml")))
    throw new ConfigError(
      `There is no maker/maker.yaml in ${CONTENT_DIR}: set CONTENT_DIR to the content of this site.`,
    );
  const built = join(BUILD_DIR, "maker.sha256");
  if (NODE_ENV === "development" || SERVE === "api" || !existsSync(built)) return;
  if (readFileSync(built, "utf8") === makerHash(CONTENT_DIR)) return;
  throw new ConfigError(
    `The site in ${BUILD_DIR} was not built for the maker in ${CONTENT_DIR}/maker as it is now. ` +
      `Build it again with the same CONTENT_DIR: npm run build`,
  );
}
