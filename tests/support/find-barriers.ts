import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds wrong with a page as it stands, or with one part of it. It runs inside the page and hands out its
 * findings only: carrying every passed check out of the browser takes several times as long as the checks.
 * Contrast is three quarters of the time that is left: who looks at the same colours again may leave it out, or look at
 * those of one part.
 */
export async function findBarriers(
  page: Page,
  part = "html",
  rules: RunOptions["rules"] = {},
  coloured = part,
) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ include, rules, selector }) => {
      const { configure, run } = Reflect.get(window, "axe") as typeof axe;
      configure({ rules: [{ id: "color-contrast", selector }] });
      const { violations } = await run(include, { resultTypes: ["violations"], rules });
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ html }) => html)
            .slice(0, 3)
            .join(" ")}`,
      );
    },
    { include: part, rules, selector: `${coloured} *` },
  );
}
