import { expect, type Page, test } from "@playwright/test";
import { narrow, pageWithoutScript, visit } from "../support/visit.ts";

const two = "/compare?compare=hd-r5-1p&compare=hd-r8-1p";
const table = (page: Page) => page.getByRole("region", { name: /^Comparison/ }).getByRole("table");

test("two products are compared without script, and rows that differ are marked", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto(two);
  await expect(table(page).getByRole("columnheader")).toHaveCount(3);
  const power = table(page).getByRole("row", { name: /Rated power/ });
  await expect(power).toContainText("different");
  await expect(power).toContainText("8,000 W");
  const phases = table(page).getByRole("row", { name: /Phases/ });
  await expect(phases).not.toContainText("different");
  await page.getByRole("link", { name: "Show differences only" }).click();
  await expect(phases).toHaveCount(0);
  await expect(power).toBeVisible();
  await page.getByRole("link", { name: "Move HD-R8-1P to the left" }).click();
  await expect(table(page).getByRole("columnheader").nth(1)).toContainText("Ridge 8");
  await page.getByRole("link", { name: "Remove HD-R5-1P" }).click();
  await expect(page.getByText("Add at least one more.")).toBeVisible();
  await page.context().close();
});

test("names and properties stay in view while the table scrolls", async ({ page }) => {
  const four = ["hd-r5-1p", "hd-r6-1p", "hd-r8-1p", "hd-r12-1p"].map((id) => `compare=${id}`).join("&");
  await visit(page, `/compare?${four}`, narrow);
  const box = page.locator("#compare");
  await box.evaluate((element) => element.scrollTo(300, 900));
  const [name, property] = [table(page).getByRole("columnheader").nth(4), table(page).getByText("Weight")];
  await expect(name).toBeInViewport();
  await expect(property.first()).toHaveCount(1);
  const edges = await box.evaluate((element) => {
    const side = element.querySelector("tbody tr:nth-child(2) th")?.getBoundingClientRect().left;
    return { box: element.getBoundingClientRect().left, side };
  });
  expect(edges.side).toBe(edges.box);
});

test("a fifth product is not compared, and the visitor is told", async ({ page }) => {
  const ids = ["hd-r5-1p", "hd-r6-1p", "hd-r8-1p", "hd-r12-1p", "hd-s8-3p"];
  await page.goto(`/compare?${ids.map((id) => `compare=${id}`).join("&")}`);
  await expect(page.getByText("You can compare up to four products")).toBeVisible();
  await expect(table(page).getByRole("columnheader")).toHaveCount(5);
});

test("a comparison can be taken along: as text, as a table, on paper", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, two);
  await page.getByRole("button", { name: "Copy as text" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.replaceAll("\u00a0", " ")).toContain("Rated power: 5,000 W | 8,000 W");
  const link = await page.getByRole("link", { name: "Download CSV" }).getAttribute("href");
  const csv = await (await page.request.get(link ?? "")).text();
  expect(csv).toContain("Rated power (W)");
  expect(csv).toContain("HD-R8-1P,Ridge 8,8000");
  // Where it fits, the page scrolls: no edge of a box looks like the end of the table.
  const hidden = await page.locator("#compare").evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(hidden).toBe(0);
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const [, width, height] = sheet.match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
});
