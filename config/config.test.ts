import { expect, test } from "vitest";
import { usualLocales } from "#i18n/locales.ts";
import { readConfig } from "./config.ts";
import { currentMaker } from "./maker/read-maker.ts";

test("nothing set is a complete configuration", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    PORT: 3000,
    SITE_URL: "http://localhost:3000",
    SITE_VARIANT: "english",
    WORKERS: 1,
  });
  expect(config.FILE_HOST).toBe("/files");
});

test("every variable that is wrong is named", () => {
  const wrong = {
    PORT: "http",
    SITE_VARIANT: "mars",
    WORKERS: "0",
    DATABASE_URL: "mysql://x",
    SITE_HOSTS: "a=b",
  };
  expect(() => readConfig(wrong)).toThrow(
    /PORT[\s\S]*DATABASE_URL[\s\S]*SITE_VARIANT[\s\S]*SITE_HOSTS[\s\S]*WORKERS/,
  );
});

test("an empty variable counts as not set", () => {
  expect(readConfig({ PORT: "", SMTP_URL: "" }).PORT).toBe(3000);
});

test("mail needs both a server and a receiver", () => {
  expect(() => readConfig({ SMTP_URL: "smtp://localhost" })).toThrow(/SMTP_URL and MAIL_TO/);
});

test("hosts are given their variants", () => {
  const { SITE_HOSTS } = readConfig({ SITE_HOSTS: "ng.example=nigeria, AU.example=australia" });
  expect([...SITE_HOSTS]).toEqual([
    ["ng.example", "nigeria"],
    ["au.example", "australia"],
  ]);
});

test("a trailing slash in an address does not double", () => {
  expect(readConfig({ SITE_URL: "https://heliodane.example/" }).SITE_URL).toBe("https://heliodane.example");
});

test("a deployment speaks all languages, or those it names", () => {
  expect(readConfig({}).LANGUAGES).toEqual(currentMaker().data.languages ?? usualLocales);
  expect(usualLocales).toEqual(["english", "spanish", "burmese"]);
  expect(readConfig({ LANGUAGES: "spanish, english" }).LANGUAGES).toEqual(["english", "spanish"]);
  expect(() => readConfig({ LANGUAGES: "english,elvish" })).toThrow(
    /LANGUAGES: "elvish" is not one of english/,
  );
  expect(() => readConfig({ LANGUAGES: "spanish" })).toThrow(/LANGUAGES: must contain english/);
});

test.each([
  { SITE_URL: "https://example.com/shop" },
  { SITE_HOSTS: "https://ng.example=nigeria" },
  { SITE_HOSTS: "ng.example=nigeria=x" },
])("an address that leads nowhere is refused: %o", (wrong) => {
  expect(() => readConfig(wrong)).toThrow(Object.keys(wrong)[0]);
});
