import { expect, type Page } from "@playwright/test";
import { freshEmail } from "./visit.ts";

/** The eight fields of the message form by their English labels. */
export const message = () => ({
  Name: "Thiri Aung",
  Phone: "+95 9 555 0100",
  Email: freshEmail(),
  Product: "HD-R5-1P",
  Company: "Aung Solar",
  Address: "12 Strand Road, Yangon",
  Country: "Myanmar",
  Message: "Do you ship to Porto?\nWe need two.",
});

export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Labels are marked with a star that is not read out. */
export function field(page: Page, label: string) {
  const named = { name: label, exact: true };
  return page.getByRole("textbox", named).or(page.getByRole("combobox", named));
}

/** A form is taken no sooner than three seconds after somebody began to fill it in. */
export async function takeTheTime() {
  const begun = Date.now();
  await expect.poll(() => Date.now() - begun, { intervals: [500] }).toBeGreaterThan(4000);
}
