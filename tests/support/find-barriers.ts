import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/**
 * What axe finds wrong with a page as it stands, or with one part of it. It runs inside the page and hands out its
 * findings only: carrying every passed check out of the browser takes several times as long as the checks.
 * Contrast is three quarters of the time that is left: who looks at the same colours again may leave it out.
 */
export async function findBarriers(page: Page, part = "html", rules: RunOptions["rules"] = {}) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ include, rules }) => {
      const { run } = Reflect.get(window, "axe") as typeof axe;
      const { violations } = await run(include, { resultTypes: ["violations"], rules });
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ html }) => html)
            .slice(0, 3)
            .join(" ")}`,
      );
    },
    { include: part, rules },
  );
}
