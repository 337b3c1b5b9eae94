import type { Page } from "@playwright/test";
import axe from "axe-core";

/**
 * What axe finds wrong with a page as it stands, or with one part of it. It runs inside the page and hands out its
 * findings only: carrying every passed check out of the browser takes several times as long as the checks.
 */
export async function findBarriers(page: Page, part = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (include) => {
    const { run } = Reflect.get(window, "axe") as typeof axe;
    const { violations } = await run(include, { resultTypes: ["violations"] });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html)
          .slice(0, 3)
          .join(" ")}`,
    );
  }, part);
}
