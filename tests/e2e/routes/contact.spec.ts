import { expect, type Page, type Request } from "@playwright/test";
import { joinWords } from "#i18n/burmese-words.ts";
import { field, fill, message, takeTheTime } from "../support/message.ts";
import { test } from "../support/one-tab.ts";
import { narrow, pageWithoutScript, visit, wide } from "../support/visit.ts";

test.use({ page: ({ nextVisitor }, use) => use(nextVisitor) });

const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();
const status = (page: Page) => page.getByRole("status").filter({ hasText: "Submitted successfully" });
const isSubmission = (request: Request) =>
  request.method() === "POST" && request.url().includes("/about/contact");

test("a visitor sends a message, reads that it arrived, and finds the form empty", async ({ page }) => {
  await visit(page, "/about/contact");
  await fill(page, message());
  await submit(page);
  await expect(status(page)).toBeVisible();
  await expect(field(page, "Message")).toHaveValue("");
  await expect(page.locator("form[data-unsent]")).toHaveCount(0);
});

test("the message is in the maker's inbox under the key of the form, once", async ({ page, request }) => {
  await visit(page, "/about/contact");
  const sent = message();
  await fill(page, sent);
  await takeTheTime();
  const [submission] = await Promise.all([page.waitForRequest(isSubmission), submit(page)]);
  await expect(status(page)).toBeVisible();
  const sentFields = new URLSearchParams(submission.postData() ?? "");
  const key = sentFields.get("idempotencyKey") ?? "";
  const stamp = sentFields.get("stamp") ?? "";
  const again = await post(request, key, { ...sent, stamp });
  expect(again).toMatchObject({ code: 200, data: { id: key } });
  expect(await post(request, key, { ...sent, stamp, Message: "Something else" })).toMatchObject({
    code: 409,
  });
});

test("a double click sends one message", async ({ page }) => {
  await visit(page, "/about/contact");
  await fill(page, message());
  await takeTheTime();
  const submissions: string[] = [];
  page.on("request", (request) => isSubmission(request) && submissions.push(request.url()));
  await page.getByRole("button", { name: "Submit" }).dblclick();
  await expect(status(page)).toBeVisible();
  expect(submissions).toHaveLength(1);
});

test("every forgotten field is named beside it, and in a summary that leads to it, in the order of the form", async ({
  page,
}) => {
  await visit(page, "/about/contact");
  await submit(page);
  const summary = page.getByRole("main").getByRole("alert");
  await expect(summary).toBeFocused();
  const labels = ["Product", "Name", "Phone", "Email", "Company", "Address", "Country", "Message"];
  await expect(summary.getByRole("link")).toHaveText(labels.map((label) => `Please input ${label}`));
  for (const label of labels)
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`Please input ${label}$`));
  const required = page.locator("#message-form [aria-required=true]");
  expect(await required.evaluateAll((fields) => fields.map((one) => one.getAttribute("name")))).toEqual(
    labels.map((label) => label.toLowerCase()),
  );
  await summary.getByRole("link", { name: "Please input Phone" }).click();
  await expect(field(page, "Phone")).toBeFocused();
});

test("a visitor who forgets the e-mail is told, keeps the message, and is told no longer once it is there", async ({
  page,
}) => {
  await visit(page, "/about/contact");
  await fill(page, { ...message(), Email: "", Phone: "call me" });
  await submit(page);
  await expect(field(page, "Email")).toHaveAccessibleDescription(/Please input Email/);
  await expect(field(page, "Phone")).toHaveAccessibleDescription(/digits, spaces/);
  await expect(field(page, "Message")).toHaveValue("Do you ship to Porto?\nWe need two.");
  await expect(page.locator("form[data-unsent]")).toHaveCount(1);
  await field(page, "Email").fill("porto");
  await expect(field(page, "Email")).toHaveAccessibleDescription(/Please input Email/);
  await field(page, "Email").fill("porto@example.com");
  await expect(field(page, "Email")).toHaveAccessibleDescription("");
  const summary = page.getByRole("main").getByRole("alert");
  await expect(summary.getByRole("link")).toHaveText([/digits, spaces/]);
  await field(page, "Phone").fill("+351 22 555 0100");
  await expect(summary).toHaveCount(0);
  await expect(field(page, "Phone")).toBeFocused();
});

test("an e-mail address has to look like one", async ({ page }) => {
  await visit(page, "/about/contact");
  await fill(page, { ...message(), Email: "porto" });
  await submit(page);
  await expect(field(page, "Email")).toHaveAccessibleDescription(/like name@example.com/);
});

test("what was typed outlives a reload, a change of language and the error page", async ({ page }) => {
  await visit(page, "/about/contact");
  await fill(page, { Name: "Thiri Aung", Message: "Half a sentence" });
  await page.reload();
  await expect(field(page, "Message")).toHaveValue("Half a sentence");
  await visit(page, "/spanish/about/contact");
  await expect(field(page, "Mensaje")).toHaveValue("Half a sentence");
  await visit(page, "/404");
  await visit(page, "/about/contact");
  await expect(field(page, "Name")).toHaveValue("Thiri Aung");
  await expect(page.locator("form[data-unsent]")).toHaveCount(1);
});

test("without a connection the visitor keeps every word and sends again", async ({ page }) => {
  const context = page.context();
  await visit(page, "/about/contact");
  await fill(page, message());
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: "was not sent" })).toBeVisible();
  await expect(field(page, "Message")).toHaveValue(/Porto/);
  await expect(page).toHaveURL("/about/contact");
  await context.setOffline(false);
  await submit(page);
  await expect(status(page)).toBeVisible();
});

test("an answer that was lost on its way does not make a second message", async ({ page, request }) => {
  await visit(page, "/about/contact");
  const sent = message();
  await fill(page, sent);
  await takeTheTime();
  const keys: (string | null)[] = [];
  let stamp = "";
  page.on("request", (one) => {
    if (!isSubmission(one)) return;
    const fields = new URLSearchParams(one.postData() ?? "");
    keys.push(fields.get("idempotencyKey"));
    stamp = fields.get("stamp") ?? "";
  });
  await page.route("**/about/contact.data*", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await submit(page);
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: "was not sent" })).toBeVisible();
  await page.unrouteAll();
  await submit(page);
  await expect(status(page)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(await post(request, keys[0] ?? "", { ...sent, stamp })).toMatchObject({
    code: 200,
    data: { id: keys[0] },
  });
});

test("whoever asks about a product sees it above the form, and the form in the first screen", async ({
  page,
}) => {
  for (const size of [wide, narrow]) {
    await visit(page, "/about/contact?product=HD-R6-1P", size);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ask about Ridge 6");
    await expect(page.getByRole("main").locator("form img")).toBeInViewport();
    await expect(page.locator("input[name=product]")).toHaveValue("Ridge 6 (HD-R6-1P)");
    await expect(page.locator("#message-form [aria-required=true]")).toHaveCount(7);
    await expect(field(page, "Country")).toBeInViewport({ ratio: 1 });
  }
  await visit(page, "/about/contact?product=HD-R6-1P", wide);
  await expect(page.getByRole("button", { name: "Submit" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("All eight fields are needed")).toBeVisible();
  await field(page, "Name").fill("Thiri");
  await page.getByRole("link", { name: "Choose another" }).click();
  await expect(field(page, "Product")).toBeFocused();
  await expect(field(page, "Product")).toHaveValue("");
  await expect(field(page, "Name")).toHaveValue("Thiri");
});

test("a calculator may name several products, and the serial check brings a ninth field along", async ({
  page,
}) => {
  await visit(page, "/about/contact?product=HD-R6-1P,HD-C10");
  await expect(page.locator("input[name=product]")).toHaveValue("Ridge 6 (HD-R6-1P), Cairn 10 (HD-C10)");
  await expect(page.getByLabel(/Serial number/)).toHaveCount(0);
  await visit(page, "/about/contact?serial=HDBW2518004210&product=HD-BW");
  await expect(page.getByLabel("Serial number (optional)")).toHaveValue("HDBW2518004210");
});

test("browsers can fill the form in, and phones show the right keys", async ({ page }) => {
  await visit(page, "/about/contact");
  const expected = {
    Name: "name",
    Phone: "tel",
    Email: "email",
    Company: "organization",
    Country: "country-name",
  };
  for (const [label, token] of Object.entries(expected)) {
    await expect(field(page, label)).toHaveAttribute("autocomplete", token);
  }
  await expect(field(page, "Address")).toHaveAttribute("autocomplete", "street-address");
  await expect(field(page, "Phone")).toHaveAttribute("inputmode", "tel");
  await expect(field(page, "Email")).toHaveAttribute("inputmode", "email");
});

test("without script a message is refused, corrected and sent", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto("/about/contact");
  await fill(page, { ...message(), Email: "" });
  await submit(page);
  await expect(
    page.getByRole("main").getByRole("alert").getByRole("link", { name: "Please input Email" }),
  ).toBeVisible();
  await expect(field(page, "Message")).toHaveValue("Do you ship to Porto?\nWe need two.");
  await field(page, "Email").fill(message().Email);
  await takeTheTime();
  await submit(page);
  await expect(status(page)).toBeVisible();
  await expect(field(page, "Message")).toHaveValue("");
  await page.context().close();
});

test("without script a message that is right is accepted the first time", async ({ browser }) => {
  const page = await pageWithoutScript(browser);
  await page.goto("/about/contact");
  await fill(page, message());
  await takeTheTime();
  await submit(page);
  await expect(status(page)).toBeVisible();
  await page.context().close();
});

/** As a browser does that knows the visitor: on a slow machine, too, all fields have their words within a moment. */
function fillAtOnce(page: Page, values: Record<string, string>) {
  return page.locator("#message-form").evaluate((form, values) => {
    for (const [label, value] of Object.entries(values)) {
      form.querySelector<HTMLElement>(`[name=${label.toLowerCase()}]`)?.focus();
      document.execCommand("insertText", false, value);
    }
  }, values);
}

test("a message that the browser filled in is sent when its time is up", async ({ page }) => {
  await visit(page, "/about/contact");
  const answers: string[] = [];
  page.on("response", async (response) => {
    if (isSubmission(response.request())) answers.push(await response.text());
  });
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      const words = document.querySelector("main [role=alert]")?.textContent;
      if (words) document.documentElement.dataset.refused = words;
    });
    seen.observe(document.querySelector("main") ?? document.body, { subtree: true, childList: true });
  });
  await fillAtOnce(page, message());
  await submit(page);
  await expect(status(page)).toBeVisible();
  await expect.poll(() => answers).toHaveLength(2);
  expect(answers[0]).toContain("That was quick");
  await expect(page.locator("html")).not.toHaveAttribute("data-refused");
});

for (const { prefix, lang, label, input, refused } of [
  {
    prefix: "/spanish",
    lang: "es",
    label: "Teléfono",
    input: "Enviar",
    refused: "Complete el campo “Teléfono”",
  },
  { prefix: "/burmese", lang: "my", label: "ဖုန်း", input: "ပေးပို့ရန်", refused: joinWords("ဖုန်း ဖြည့်ပါ") },
]) {
  test(`offices and form speak the visitor's language under ${prefix}`, async ({ page }) => {
    await visit(page, `${prefix}/about/contact`);
    const cards = page.getByRole("main").locator("article");
    await expect(cards.first()).toBeVisible();
    const languages = await cards.evaluateAll((all) => all.map((card) => card.getAttribute("lang")));
    expect(new Set(languages)).toEqual(new Set([lang]));
    await expect(cards.getByText("Monday")).toHaveCount(0);
    await page.getByRole("button", { name: input }).click();
    await expect(field(page, label)).toHaveAccessibleDescription(refused);
  });
}

test("the offices stand on the map at their places, and their cards can be called and written to", async ({
  page,
}) => {
  await visit(page, "/burmese/about/contact");
  const pins = page.locator("svg[role=img] g");
  await expect(pins).toHaveCount(2);
  const map = page.locator("svg[role=img]");
  const [box, pin] = [await map.boundingBox(), await pins.first().locator("circle").last().boundingBox()];
  if (!box || !pin) throw new Error("the map is not drawn");
  // Yangon: 96.2 degrees east is 76.7 percent from the left of a map of the whole world.
  expect((pin.x + pin.width / 2 - box.x) / box.width).toBeCloseTo(0.767, 2);
  await expect(page.locator("a[href^='mailto:']").first()).toBeVisible();
  await expect(page.locator("article a[href^='tel:+95']").first()).toBeVisible();
});

async function post(
  request: import("@playwright/test").APIRequestContext,
  key: string,
  sent: Record<string, string>,
) {
  const data = Object.fromEntries(Object.entries(sent).map(([label, value]) => [label.toLowerCase(), value]));
  const answer = await request.post("/getHeliodaneApi/support/insertOnlineMessage", {
    headers: { "idempotency-key": key },
    data: { ...data, languageCode: "english" },
  });
  return answer.json();
}

test("the default variant has one office, and promises no mail where none is set up", async ({ page }) => {
  await visit(page, "/about/contact");
  await expect(page.getByRole("main").locator("article h3")).toHaveText(["Heliodane head office"]);
  await expect(page.locator("svg g title")).toHaveCount(1);
  await expect(page.getByRole("main")).toContainText("What happens next");
  await expect(page.getByRole("main")).not.toContainText("confirmation");
});

test("product and country are suggested, and free text is taken too", async ({ page }) => {
  await visit(page, "/spanish/about/contact");
  const offered = (name: string) =>
    page
      .locator(`input[name=${name}]`)
      .evaluate((input) => [...((input as HTMLInputElement).list?.options ?? [])].map(({ value }) => value));
  expect(await offered("product")).toContain("Ridge 5 (HD-R5-1P)");
  expect(await offered("country")).toContain("Myanmar (Birmania)");
});
