import { expect, type Page } from "@playwright/test";
import { joinWords } from "#i18n/burmese-words.ts";
import { findBarriers } from "#tests/support/find-barriers.ts";
import { languages } from "../support/addresses.ts";
import { test } from "../support/one-tab.ts";
import { pageWithoutScript, visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

const answers = {
  strings: "/tools/strings?inverter=hd-r5-1p&module=half-108-450&place=lagos&v=1",
  needs: "/tools/needs?cut=8&place=lagos&use-fridge=1&use-led-lamp=8&use-air-conditioner=1&v=1",
  builder:
    "/tools/builder?a-battery=hd-c5&a-batteries=2&a-inverter=hd-r5-1p&b-inverter=hd-s10-3p&b-battery=hd-t15&v=1",
};

for (const [tool, address] of Object.entries(answers)) {
  for (const { prefix, lang } of languages) {
    test(`the answer of ${tool} shuts nobody out and fits every screen in ${lang}`, async ({ page }) => {
      await visit(page, prefix + address);
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator("#answer h2")).toBeVisible();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, String(width)).toBeLessThanOrEqual(0);
      }
      // The words differ between the languages, not the colours.
      expect(await findBarriers(page, "main", { "color-contrast": { enabled: lang === "en" } })).toEqual([]);
      if (tool === "builder") {
        await expect(page.locator("#b-inverter")).toBeVisible();
        await expect(page.locator("#c-inverter")).toBeHidden();
      }
    });
  }
}

test("a designer checks a string without script, and the address says all of it", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto("/tools");
  await page.getByRole("main").getByRole("link", { name: "String calculator" }).click();
  const main = page.getByRole("main");
  await main.getByLabel("Inverter").selectOption("hd-r5-1p");
  await main.getByLabel("Panel type").selectOption("half-108-450");
  await main.getByLabel("Lowest temperature").fill("-5");
  await main.getByLabel("Highest temperature").fill("40");
  await main.getByRole("button", { name: "Calculate" }).click();
  await expect(page).toHaveURL(/cold=-5&hot=40&inverter=hd-r5-1p&module=half-108-450&mounting=roof&v=1/);
  // 39.3 V + 30 × 0.09825 V = 42.25 V; 550 ÷ 42.25 = 13.02
  await expect(page.locator("#answer")).toContainText("3 to 13");
  await expect(page.locator("#answer")).toContainText("This works");
  await page.context().close();
});

test("a string is checked by keyboard alone, and a wrong field says what is wrong and keeps what was typed", async ({
  page,
}) => {
  await visit(page, "/spanish/tools/strings?inverter=hd-r5-1p&v=1");
  const main = page.getByRole("main");
  await main.getByLabel(/Voc\s\(V\)/).focus();
  await page.keyboard.type("9000000");
  await page.keyboard.press("Tab");
  await page.keyboard.type("abc");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/voc=9000000/);
  const voc = main.locator("#voc");
  await expect(voc).toHaveAccessibleDescription(/Escriba un número entre 1 y 500/);
  await expect(voc).toHaveValue("9000000");
  await expect(main.locator("#vmp")).toHaveAccessibleDescription(/Escriba un número/);
  await expect(main.locator("#vmp")).toHaveValue("abc");
  await expect(page.locator("#answer h2")).toHaveCount(0);
});

for (const { prefix, lang } of languages)
  test(`what is chosen for a string is read whole on every screen in ${lang}`, async ({ page }) => {
    await visit(page, prefix + answers.strings);
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const fields = width > 390 ? "main select" : "main select:not([name=module])";
      const cut = await page.locator(fields).evaluateAll((fields) =>
        fields.flatMap((field) => {
          const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
          const pen = document.createElement("canvas").getContext("2d");
          const words = (field as HTMLSelectElement).selectedOptions[0]?.text ?? "";
          if (pen) pen.font = font;
          const room =
            field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
          return (pen?.measureText(words).width ?? 0) > room ? [words] : [];
        }),
      );
      expect(cut, String(width)).toEqual([]);
    }
  });

test("choices ask for nothing and add no entry; the button leads to the answer, and Back to the form and away", async ({
  page,
}) => {
  await visit(page, "/tools");
  await page.getByRole("main").getByRole("link", { name: "String calculator" }).click();
  await expect(page).toHaveURL("/tools/strings");
  const entries = await page.evaluate(() => history.length);
  const main = page.getByRole("main");
  await main.getByLabel("Inverter").selectOption("hd-r5-1p");
  await expect(main.getByText("Your roofs (optional)")).toBeVisible();
  await main.getByLabel("Panel type").selectOption("half-108-450");
  await expect(page).toHaveURL(/module=half-108-450&mounting=roof&v=0$/);
  await expect(main.locator("[aria-invalid]")).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const calculate = main.getByRole("button", { name: "Calculate" });
  await calculate.click();
  await expect(main.getByLabel("Lowest temperature")).toBeFocused();
  await expect(main.getByLabel("Lowest temperature")).toHaveAccessibleDescription(/Please fill this in/);
  await main.getByLabel("Place", { exact: true }).selectOption("lagos");
  await expect(main.locator("[aria-invalid]")).toHaveCount(0);
  await calculate.click();
  const answer = page.locator("#answer h2");
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  await expect(main.getByRole("status")).toHaveText("The answer is below the form.");
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL(/v=0$/);
  await expect(answer).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/tools");
});

test("a module above the voltage of the inverter is refused at its field", async ({ page }) => {
  await visit(
    page,
    `/tools/strings?inverter=hd-r3-g1&power=1000&voc=499&vmp=400&isc=3&imp=2.5&coefficient=-0.5&cold=-20&hot=30&v=1`,
  );
  await expect(page.locator("#voc")).toHaveAccessibleDescription(/A single panel would reach/);
});

test("an address of an unknown version or model loses nothing and says so", async ({ page }) => {
  await visit(page, "/tools/strings?inverter=hd-r5-1p&cold=3&v=9");
  await expect(page.getByRole("main")).toContainText("another version");
  await expect(page.locator("#cold")).toHaveValue("3");
  await visit(page, "/tools/builder?a-inverter=hd-x99&a-batteries=-4&v=1");
  await expect(page.locator("#a-inverter")).toHaveAccessibleDescription(/Not found/);
  await expect(page.locator("#a-batteries")).toHaveValue("-4");
});

test("a home in Lagos finds its system, sends it to us, and may open it in the builder", async ({ page }) => {
  await visit(page, "/tools/needs");
  const main = page.getByRole("main");
  await main.getByLabel("Quantity, Refrigerator", { exact: true }).fill("1");
  await main.getByText("Light, air and water").click();
  await main.getByLabel("Quantity, LED lamp").fill("8");
  await main.getByLabel("Hours of power cuts a day").fill("8");
  await main.getByLabel("Hours of power cuts a day").press("Enter");
  const usual = page.getByRole("region", { name: "Recommended" });
  await expect(usual).toContainText("HD-R3.6-1P");
  await expect(usual).toContainText("HD-C5");
  await expect(page.getByRole("region", { name: /generator/ })).toContainText("Litres per year");
  await page.getByRole("link", { name: "Send this to us" }).click();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
    /Recommended: 1\s× HD-R3\.6-1P, .*panels[\s\S]*\/tools\/needs\?/,
  );
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ask about Ridge 3.6, Cairn 5");
});

test("an empty or impossible list of appliances is told in Burmese, without script", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto("/burmese/tools/needs?cut=8&v=1");
  await expect(page.getByRole("main")).toContainText(joinWords("အနည်းဆုံး ပစ္စည်းတစ်ခု ရေတွက်ပါ"));
  await page.goto("/burmese/tools/needs?cut=25&use-fridge=-3&v=1");
  await expect(page.locator("#cut")).toHaveAccessibleDescription(/0\sမှ 24/);
  await expect(page.locator("#use-fridge")).toHaveAccessibleDescription(/0\sမှ 1,000/);
  await page.context().close();
});

test("panels are at least as many as start the inverter", async ({ page }) => {
  await visit(page, "/tools/needs?cut=8&place=lagos&use-fridge=1&use-led-lamp=8&v=1");
  await expect(page.getByRole("region", { name: "Minimum" })).toContainText(
    /3\s× panels, 1.35\skWp in total/,
  );
  await expect(page.getByRole("region", { name: "Recommended" })).toContainText(
    /3\s× panels, 1.35\skWp in total/,
  );
  await visit(page, "/tools/needs?cut=1&use-led-lamp=1&v=1");
  await expect(page.getByRole("region", { name: "Minimum" })).not.toContainText("panel");
});

test("what no product does is a sentence, with a way to a person", async ({ page }) => {
  await visit(page, "/tools/needs?cut=4&use-welder=100&v=1");
  const smallest = page.getByRole("region", { name: "Minimum" });
  await expect(smallest).toContainText(
    /400\skW run at once; the nearest of ours, 5\s× HD-R8-1P, gives 40\skW/,
  );
  await expect(smallest.getByRole("link", { name: /Ask us/ })).toBeVisible();
});

test("an installer starts from a battery, adds what fits, and takes the list home", async ({
  page,
  request,
}) => {
  await visit(page, "/tools/builder?start=hd-c5&v=1");
  await expect(page.locator("#a-inverter")).toBeVisible();
  await expect(page.locator("#b-inverter")).toBeHidden();
  await page.locator("#answer").getByRole("link", { name: "HD-R5-1P" }).click();
  await expect(page).toHaveURL(/a-inverter=hd-r5-1p/);
  const variant = page.getByRole("region", { name: "Variant A" });
  await expect(variant).toContainText("The batteries give 2.6 kW all day; full power takes 5.1 kW");
  await expect(variant).toContainText("Battery cable");
  const linkColour = (name: string) =>
    page.getByRole("link", { name }).evaluate((link) => getComputedStyle(link).color);
  expect(await linkColour("Parts list as CSV")).toBe(await linkColour("Compare these products"));
  const list = await request.get("/tools/builder/list?start=hd-c5&a-inverter=hd-r5-1p&v=1");
  expect(list.headers()["content-type"]).toContain("text/csv");
  expect(await list.text()).toContain("A,1,HD-R5-1P,Ridge 5,inverter");
});

/** As much as a sheet has to hold: four trackers that all differ, every sort of appliance, three variants. */
const longest = {
  strings:
    "/tools/strings?inverter=hd-s50-3p&module=half-144-550&place=yangon&modules-1=14&strings-1=2&modules-2=9&strings-2=1&modules-3=15&strings-3=1&modules-4=18&strings-4=2&v=1",
  needs:
    "/tools/needs?cut=24&days=2&place=yangon&use-fridge=2&use-freezer=1&use-led-lamp=12&use-fan=4&use-television=2&use-laptop=3&use-router=1&use-washing-machine=1&use-iron=1&use-kettle=1&use-microwave=1&use-rice-cooker=1&use-borehole-pump=1&use-air-conditioner=2&own-1-name=Mill&own-1-watts=700&own-1-hours=3&v=1",
  builder: `${answers.builder}&c-inverter=hd-r12-1p&c-units=3&c-battery=hd-c16&c-batteries=3`,
  lights: "/tools/lights?model=hd-r5-1p&colour=red",
  approvals: "/tools/approvals?market=NG",
};

/** A supply of 127 V: every system needs a transformer in front, and says so. */
const withTransformer = answers.needs.replace("lagos", "mexico-city");

for (const { prefix, lang } of languages)
  test(`an answer of each tool prints on one A4 page in ${lang}`, async ({ page }) => {
    for (const address of [...Object.values(answers), ...Object.values(longest), withTransformer]) {
      await visit(page, prefix + address);
      // The matrix of approvals has twice as tall lines in Burmese.
      const most = lang === "my" && address === longest.approvals ? 2 : 1;
      expect(await countPages(page), address).toBeLessThanOrEqual(most);
    }
  });

for (const { prefix, lang } of languages)
  test(`three large systems, each behind a transformer, print on two pages at most in ${lang}`, async ({
    page,
  }) => {
    await visit(page, prefix + longest.needs.replace("yangon", "mexico-city"));
    expect(await countPages(page)).toBeLessThanOrEqual(2);
    // The comparison with a generator goes to the second page as a whole.
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("section:has(> #generator)")).toHaveCSS("break-inside", "avoid");
  });

async function countPages(page: Page) {
  const margin = { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" };
  const pdf = await page.pdf({ format: "A4", margin });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;
}

test("the sheet says what was asked and where it can be opened again", async ({ page }) => {
  await visit(page, answers.needs);
  await page.emulateMedia({ media: "print" });
  const sheet = page.getByRole("main");
  await expect(sheet).toContainText("1 × Refrigerator, 8 × LED lamp");
  await expect(sheet.getByText(/\/tools\/needs\?cut=8&place=lagos/)).toBeVisible();
});

test("somebody types the watts of the own fridge, and an appliance that the list lost is named", async ({
  page,
}) => {
  await visit(page, "/tools/needs?cut=8&use-fridge=1&v=1");
  const fridge = page.getByRole("listitem").filter({ has: page.locator("#use-fridge") });
  await fridge.locator("summary").click();
  await fridge.getByLabel("Watts, Refrigerator", { exact: true }).fill("2000");
  await fridge.getByLabel("Watts, Refrigerator", { exact: true }).press("Enter");
  await expect(page).toHaveURL(/watts-fridge=2000/);
  await expect(page.locator("#answer")).toContainText("2 kW");
  await visit(page, "/spanish/tools/needs?cut=8&use-fridge=1&use-telex=2&v=1");
  await expect(page.getByRole("main")).toContainText("“telex” no está en nuestra lista");
  await expect(page.locator("#use-fridge")).toHaveValue("1");
  await expect(page.locator("#own-1-name")).toBeVisible();
  await expect(page.locator("#use-welder")).toBeHidden();
});
