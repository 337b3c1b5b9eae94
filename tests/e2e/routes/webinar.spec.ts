import { expect, type Page } from "@playwright/test";
import { field, takeTheTime } from "../support/message.ts";
import { test } from "../support/one-tab.ts";
import { freshEmail, pageWithoutScript, visit } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

const upcoming = "/support/webinar/warranty-claims-that-succeed-the-first-time";
const over = "/support/webinar/choosing-battery-voltage";

async function fillIn(page: Page, email: string) {
  await field(page, "First Name").fill("Marta");
  await field(page, "Last Name").fill("Ríos");
  await field(page, "Email Address").fill(email);
  await field(page, "Organization").fill("Ríos Energía");
  await page.getByLabel("Your Relationship with the company").selectOption("installer");
  await page.getByLabel("Your Country/Region").fill("Colombia");
}

const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();
const accepted = (page: Page) => page.getByRole("status").filter({ hasText: "Submitted successfully" });

test("a visitor registers for a webinar, and a second registration of the same address tells nobody of the first", async ({
  page,
}) => {
  await visit(page, upcoming);
  const email = freshEmail();
  await fillIn(page, email);
  await submit(page);
  await expect(accepted(page)).toBeVisible();
  await expect(field(page, "First Name")).toHaveValue("");
  await fillIn(page, email);
  await submit(page);
  await expect(accepted(page)).toBeVisible();
  await expect(field(page, "First Name")).toHaveValue("");
});

test("all six fields are asked for, in the words of the form", async ({ page }) => {
  await visit(page, upcoming);
  await submit(page);
  const summary = page.getByRole("main").getByRole("alert");
  for (const text of [
    "Please input First Name",
    "Please input Last Name",
    "Please input Email Address",
    "Please input Organization",
    "Please select Your Relationship with the company",
    "Please input Your Country/Region",
  ]) {
    await expect(summary.getByRole("link", { name: text, exact: true })).toBeVisible();
  }
});

test("the consent note stands above the button and its version goes with the registration", async ({
  page,
}) => {
  await visit(page, upcoming);
  const form = page.locator("#registration-form form");
  await expect(form).toContainText("goes to the organizer of this webinar");
  await expect(form.locator("input[name=consentVersion]")).toHaveValue(/^\d{4}-\d\d$/);
  const note = await form.getByText("goes to the organizer").boundingBox();
  const button = await form.getByRole("button").boundingBox();
  expect(note && button && note.y < button.y).toBe(true);
});

test("countries are offered in the visitor's language", async ({ page }) => {
  await visit(page, `/spanish${upcoming}`);
  await expect(page.locator("datalist option[value='Alemania']")).toHaveCount(1);
});

test("without script a registration is refused, corrected and stored", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto(upcoming);
  await fillIn(page, "");
  await submit(page);
  await expect(field(page, "Email Address")).toHaveAccessibleDescription("Please input Email Address");
  await expect(page.getByLabel("Your Relationship with the company")).toHaveValue("installer");
  await field(page, "Email Address").fill(freshEmail());
  await takeTheTime();
  await submit(page);
  await expect(accepted(page)).toBeVisible();
  await page.context().close();
});

test("a webinar that is over takes no registrations", async ({ page, request }) => {
  await visit(page, over);
  await expect(page.getByRole("button", { name: "Submit" })).toHaveCount(0);
  const answer = await request.post("/getHeliodaneApi/support/insertRegisterDataByWebinarCode", {
    data: { webinarCode: "W-2601", languageCode: "english" },
  });
  expect(await answer.json()).toMatchObject({ code: 409 });
});

test("half a registration is still there in another language, with the choice that was made", async ({
  page,
}) => {
  await visit(page, upcoming);
  await fillIn(page, "marta@example.com");
  await visit(page, `/burmese${upcoming}`);
  await expect(page.locator("select[name=relationship]")).toHaveValue("installer");
  await expect(page.locator("input[name=email]")).toHaveValue("marta@example.com");
});
