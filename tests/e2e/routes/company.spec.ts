import { expect, type Page } from "@playwright/test";
import { languages } from "../support/addresses.ts";
import { test } from "../support/one-tab.ts";
import { visit, wide } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

test("the default edition tells what the maker does, nothing twice, and claims nothing of other editions", async ({
  page,
}) => {
  await visit(page, "/about/company");
  await expectNothingTwice(page);
  await expect(page.getByRole("main")).toContainText(
    "energy storage system provider for residential and commercial users",
  );
  await expect(page.getByRole("main")).not.toContainText("550,000");
  await expect(page.getByRole("main")).not.toContainText("ISO9001");
});

for (const { prefix, lang } of languages.filter((each) => each.prefix)) {
  test(`the edition in ${lang} shows its own claims as its data has them, and nothing twice`, async ({
    page,
  }) => {
    await visit(page, `${prefix}/about/company`, wide);
    const main = page.getByRole("main");
    await expectNothingTwice(page);
    await expect(main).toContainText(/2007|၂၀၀၇/);
    await expect(main).toContainText(/550[,.\u00a0 ]?000|၅၅၀,?၀၀၀/);
    await expect(main).not.toContainText("ISO9001");
    const claims = page.locator("section[aria-labelledby=claims] dd");
    const heights = await claims.evaluateAll((all) => all.map((claim) => claim.clientHeight));
    expect(heights).toHaveLength(4);
    expect(new Set(heights).size).toBe(1);
  });
}

test("the company page has About Us, milestones and a way to the contact page", async ({ page }) => {
  await visit(page, "/about/company");
  await expect(page.getByRole("region", { name: "About Us" }).getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Milestones" }).getByRole("listitem").first()).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL("/about/contact");
});

async function expectNothingTwice(page: Page) {
  const main = page.getByRole("main");
  const pictures = await main
    .locator("img")
    .evaluateAll((all) => all.map((picture) => picture.getAttribute("src")));
  expect(pictures.length).toBeGreaterThan(2);
  expect(new Set(pictures).size).toBe(pictures.length);
  const titles = await main.locator("section[aria-labelledby=certificates] li").allTextContents();
  expect(titles.length).toBeGreaterThan(0);
  expect(new Set(titles).size).toBe(titles.length);
}

test("on paper the company page shows its pictures beside their words, and nothing to play or to press", async ({
  page,
}) => {
  await visit(page, "/about/company", { width: 800, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const block = page.getByRole("region", { name: "About Us" }).getByRole("article").first();
  const picture = await block.getByRole("img").boundingBox();
  const words = await block.getByRole("heading").boundingBox();
  expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? Number.POSITIVE_INFINITY));
  await expect(page.getByRole("heading", { name: "Videos" })).toBeHidden();
  await expect(page.getByRole("main").getByRole("link", { name: "Contact us" })).toBeHidden();
});

test("the places of the case studies are named, and the page says that the sites are invented", async ({
  page,
}) => {
  await visit(page, "/about/company", { width: 390, height: 844 });
  const places = page.getByRole("region", { name: "12 places, drawn and calculated" });
  await expect(places.getByRole("row", { name: /^Myanmar/ })).toContainText("Inle Lake");
  await expect(places).toContainText("The sites are invented; the sums are not.");
  await expect(
    page.getByRole("region", { name: "Who writes here" }).getByRole("heading", { level: 3 }),
  ).toHaveCount(7);
});
