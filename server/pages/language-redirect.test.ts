import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { redirectToLanguage } from "./language-redirect.ts";

/** The cookie that the link of the language switch gets, where the proxy says how the visitor came. */
async function cookieFrom(config: { SITE_URL: string; TRUST_PROXY: number }, scheme?: string) {
  const server = createServer((request, response) => {
    redirectToLanguage(request, response, request.url ?? "/", {
      ...config,
      LANGUAGES: ["english", "spanish"],
    });
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/spanish?setLocale=spanish`, {
    headers: scheme ? { "X-Forwarded-Proto": scheme } : {},
    redirect: "manual",
  });
  return answer.headers.get("set-cookie");
}

const plain = "i18n_redirected=spanish; Max-Age=31536000; Path=/; SameSite=Lax";
const safe = { SITE_URL: "https://heliodane.example", TRUST_PROXY: 1 };
const open = { SITE_URL: "http://localhost:3000", TRUST_PROXY: 1 };

test("the language chosen on a site with https is never told to anyone by http", async () => {
  expect(await cookieFrom({ ...safe, TRUST_PROXY: 0 })).toBe(`${plain}; Secure`);
  expect(await cookieFrom(safe)).toBe(`${plain}; Secure`);
  expect(await cookieFrom(open, "https")).toBe(`${plain}; Secure`);
});

test("a visitor by http keeps the language too, and only a trusted proxy says otherwise", async () => {
  expect(await cookieFrom(open)).toBe(plain);
  expect(await cookieFrom(safe, "http")).toBe(plain);
  expect(await cookieFrom({ ...open, TRUST_PROXY: 0 }, "https")).toBe(plain);
});
