import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findMovedFigures } from "#tests/support/figures-in-order.ts";

const folder = join(import.meta.dirname, "texts");

test.each(["es", "my"] as const)(
  "the papers in %s say their figures in the order of the English",
  (language) => {
    const moved = globSync("**/*.md", { cwd: join(folder, language) }).flatMap((name) => {
      const [english, text] = ["en", language].map((one) => readFileSync(join(folder, one, name), "utf8"));
      return findMovedFigures(english ?? "", text ?? "", language).map(
        (figures) => `${language}/${name}: ${figures}`,
      );
    });
    expect(moved).toEqual([]);
  },
);
