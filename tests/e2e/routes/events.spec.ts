import { expect, test } from "@playwright/test";
import ICAL from "ical.js";
import { unbroken } from "#i18n/unbroken.ts";
import { ask, pageWithoutScript, visit } from "../support/visit.ts";

const brisbane = "/about/event/brisbane-test-bench-day";
const webinar = "/support/webinar/strata-stacking-and-torque";

test.use({ timezoneId: "Europe/Copenhagen" });

test("an event says its time at its place, and the same moment in the visitor's zone", async ({ page }) => {
  await visit(page, brisbane);
  await expect(page.getByText("2027-03-11, 08:00–16:00")).toBeVisible();
  await expect(page.getByText("(Australian Eastern Standard Time, UTC+10)")).toBeVisible();
  await expect(page.getByText("Your time: 2027-03-10, 23:00 (UTC+1)")).toBeVisible();
});

for (const [prefix, zone] of [
  ["/spanish", "hora estándar de Australia oriental"],
  ["/burmese", "အရှေ့ဩစတြေးလျ စံတော်ချိန်"],
]) {
  test(`the clocks of a place are named in the language of ${prefix}`, async ({ page }) => {
    await visit(page, `${prefix}${brisbane}`);
    await expect(page.getByText(`(${zone}, UTC+10)`)).toBeVisible();
    await visit(page, `${prefix}${webinar}`);
    await expect(page.getByText(`(${zone}, UTC+10)`)).toBeVisible();
  });
}

test("without script the time at the place is there", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto(brisbane);
  await expect(page.getByText("2027-03-11, 08:00–16:00")).toBeVisible();
  await expect(page.getByText("Your time")).toHaveCount(0);
  await page.context().close();
});

test("a printed event has no button", async ({ page }) => {
  await visit(page, brisbane);
  const button = page.getByRole("link", { name: "Add to calendar" });
  await expect(button).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(button).toBeHidden();
});

test("upcoming and past events stand apart, soonest and latest first", async ({ page }) => {
  await visit(page, "/about/event");
  const titles = page.getByRole("main").getByRole("article").getByRole("heading");
  await expect(titles.first()).toHaveText(/installer day/);
  await page
    .getByRole("navigation", { name: "Upcoming or past" })
    .getByRole("link", { name: /^Past/ })
    .click();
  await expect(page).toHaveURL("/about/event?period=past");
  await expect(titles.first()).toHaveText("West Africa Power Days 2026");
});

test("an event that is over says so and offers no calendar entry", async ({ page }) => {
  await visit(page, "/about/event/west-africa-power-days-2026");
  await expect(page.getByText("This event is over.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add to calendar" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Event website" })).toHaveAttribute("href", /power-days/);
});

for (const [address, uid, start, end] of [
  [brisbane, "brisbane-test-bench-day", "2027-03-10T22:00:00.000Z", "2027-03-11T06:00:00.000Z"],
  [webinar, "W-2702", "2027-02-11T00:00:00.000Z", "2027-02-11T00:45:00.000Z"],
] as const) {
  test(`the calendar file of ${uid} is one that calendars read`, async ({ page }) => {
    await visit(page, `/spanish${address}`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Agregar al calendario" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.ics$/);
    const text = (await (await download.createReadStream()).toArray()).join("");
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    const entry = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
    expect(entry.uid).toContain(`${uid}@`);
    expect(entry.startDate.toJSDate().toISOString()).toBe(start);
    expect(entry.endDate.toJSDate().toISOString()).toBe(end);
    expect(entry.summary).toBe(await page.getByRole("heading", { level: 1 }).textContent());
    expect(entry.description).toContain(`/spanish${address}`);
  });
}

test("an unknown calendar entry leads to the error page", async ({ request }) => {
  const answer = await request.get("/spanish/calendar/event/never", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe("/spanish/404");
});

test("upcoming and past webinars stand apart, and only those with a recording say so", async ({
  page,
  request,
}) => {
  await visit(page, "/support/webinar");
  const titles = page.getByRole("main").getByRole("article").getByRole("heading");
  await expect(titles.first()).toHaveText(unbroken("Loggers without Wi-Fi: 4G planning"));
  await page.getByRole("link", { name: /^Past/ }).click();
  await expect(titles.first()).toHaveText("Fire safety of LFP cabinets");
  const past = await ask(request, "support/getWebinarList", { status: "recorded" });
  await expect(page.getByRole("link", { name: `Past ${past.total}` })).toBeVisible();
  const rows = page.getByRole("main").getByRole("article");
  await expect(rows.filter({ hasText: "Recording available" })).toHaveCount(
    past.list.filter(({ status }: { status: string }) => status === "recorded").length,
  );
});

test("search engines learn when and where an event is", async ({ request }) => {
  const html = await (await request.get(brisbane)).text();
  expect(html).toContain('"@type":"Event"');
  expect(html).toContain('"startDate":"2027-03-10T22:00:00.000Z"');
});
