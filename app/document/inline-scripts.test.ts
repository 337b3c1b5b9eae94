import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { type Locale, locales } from "#i18n/locales.ts";
import { resolveLocale } from "#i18n/resolve-locale.ts";
import { headScript } from "./inline-scripts.ts";

type Visitor = { path: string; cookie?: string; languages?: string[]; agent?: string; kept?: boolean };

/** What a browser does with the script of a page: where it goes, and what it marks. */
function open(
  { path, cookie = "", languages = ["en"], agent = "", kept = false }: Visitor,
  offered = locales,
) {
  const { pathname, search, hash } = new URL(path, "http://site");
  let left: string | undefined;
  const dataset: Record<string, string> = kept ? { offlineCopy: "" } : {};
  const html = { dataset, hidden: false, removeAttribute() {} };
  runInNewContext(headScript("english", offered), {
    document: { cookie, documentElement: html },
    navigator: { languages, userAgent: agent },
    location: { pathname, search, hash, replace: (address: string) => (left = address) },
    setTimeout: () => 0,
  });
  return { left, isHidden: html.hidden, device: dataset.device };
}

const spanish = "theme=x; i18n_redirected=spanish";

test.each<Visitor>([
  { path: "/" },
  { path: "/", languages: ["es-CO", "en"] },
  { path: "/", languages: ["fr", "MY-mm", "es"] },
  { path: "/", languages: ["fr"] },
  { path: "/", languages: ["en-GB", "es"] },
  { path: "/", cookie: "i18n_redirected=english", languages: ["es"] },
  { path: "/", cookie: "i18n_redirected=elvish", languages: ["es"] },
  { path: "/", cookie: spanish, languages: ["my"] },
  { path: "/?nova=true", cookie: spanish },
  { path: "/about/news", languages: ["es"] },
  { path: "/about/news", cookie: "i18n_redirected=english" },
  { path: "/about/news", cookie: "not_i18n_redirected=spanish" },
  { path: "/about/news?page=2&nova=true", cookie: spanish },
  { path: "/search/5%20kW", cookie: "i18n_redirected=burmese; other=1" },
])("where a shared cache answered, the browser goes where we would have sent it: %o", (visitor) => {
  const { pathname, search } = new URL(visitor.path, "http://site");
  const acceptLanguage = visitor.languages?.join() ?? "en";
  const { redirect } = resolveLocale({ pathname, search, cookie: visitor.cookie ?? null, acceptLanguage });
  expect(open(visitor)).toMatchObject({ left: redirect, isHidden: redirect !== undefined });
});

test("the place on the page is kept on the way to the other language", () => {
  expect(open({ path: "/downloads#Brochure", cookie: spanish }).left).toBe("/spanish/downloads#Brochure");
});

test("nobody is sent to a language that this site does not speak", () => {
  const offered: Locale[] = ["english", "burmese"];
  expect(open({ path: "/", cookie: spanish, languages: ["es"] }, offered).left).toBeUndefined();
});

test("a copy that is read without a connection stays where it is", () => {
  expect(open({ path: "/about/news", cookie: spanish, kept: true }).left).toBeUndefined();
});

test("pages in another language, and answers to forms, send nobody anywhere", () => {
  expect(headScript("spanish", locales)).not.toContain("i18n_redirected");
  expect(headScript("english", [])).not.toContain("i18n_redirected");
});

test.each([
  ["Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36", "mobile"],
  ["Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Safari/604.1", "mobile"],
  ["Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36", undefined],
])("the browser %s is marked as %s", (agent, device) => {
  expect(open({ path: "/about/news", agent }).device).toBe(device);
});
