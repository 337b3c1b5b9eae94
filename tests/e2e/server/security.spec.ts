import { expect, test } from "@playwright/test";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { apiPrefix } from "#config/product.ts";
import { everyAnswer } from "#tests/abuse/every-answer.ts";
import { faultsOf, missingHeaders } from "#tests/abuse/judge-answer.ts";
import { headerOf, RawConnection } from "#tests/abuse/raw-connection.ts";
import { sendHostile } from "#tests/abuse/send-hostile.ts";

const pages = [
  ..."/ /brochure /case-study /downloads /about/blogs /about/blogs/kw-is-not-kwh /about/company".split(" "),
  ..."/about/contact /about/event /about/event/bogota-installer-day /about/news".split(" "),
  ..."/about/news/strata-25-released /support/faq /support/videoList /support/warranty /support/webinar".split(
    " ",
  ),
  ..."/support/webinar/choosing-battery-voltage /products /products/hd-r5-1p /search/battery".split(" "),
  ..."/solutions /solutions/home-backup /product-list /product-list/old_id /404 /no-such-page".split(" "),
  ..."/spanish /burmese/products/hd-r5-1p /burmese/404".split(" "),
];

/** The tool warns of every 'self'; what it warns of (JSONP, AngularJS, files of strangers) we do not serve. */
const known = "script-src 'self' can be problematic if you host JSONP, AngularJS or user uploaded files.";

test("the policy of every kind of page has no weakness that the evaluator knows of", async ({ request }) => {
  for (const page of pages) {
    const response = await request.get(page);
    const policy = response.headers()["content-security-policy"] ?? "";
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const faults = findings.map(({ directive, description }) => `${directive} ${description}`);
    expect
      .soft(
        faults.map((fault) => fault.replace(/ '(?=')/, " ")),
        page,
      )
      .toEqual([known]);
    const scripts = [...(await response.text()).matchAll(/<script(?![^>]*(?:\ssrc=|application\/))/g)];
    // One more is the module that the page begins after its first view.
    expect.soft(policy.match(/'sha256-/g)?.length, page).toBe(scripts.length + 1);
  }
});

test("every answer carries the headers that protect: pages, errors, files, redirects, calls, refusals", async ({
  baseURL,
}) => {
  for (const { name, bytes, method, status } of await everyAnswer(String(baseURL))) {
    const connection = new RawConnection(String(baseURL));
    const answer = await connection.send(bytes, method);
    connection.close();
    expect.soft(answer?.status, name).toBe(status);
    expect.soft(answer && missingHeaders(answer), name).toEqual([]);
  }
});

test("a few hundred hostile requests to every address leave no failure, no leak and no way out", async ({
  baseURL,
}) => {
  const { sent } = await sendHostile({
    url: String(baseURL),
    siteUrl: String(baseURL),
    what: "everything",
    requests: 250,
    seed: 20_261_115,
  });
  expect(sent).toBeGreaterThanOrEqual(250);
});

test("no dot file, source map, source or page for insiders can be fetched, however it is spelled", async ({
  baseURL,
  request,
}) => {
  const html = await (await request.get("/")).text();
  const script = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? "";
  expect(await (await request.get(script)).text()).not.toContain("sourceMappingURL");
  const inside = [
    ...["/.git/config", "/.env", "/.npmrc", "/package.json", "/server/main.ts", "/build/server/index.js"],
    ...["/files/.hashes.json", "/files/%2ehashes.json", "/files//.hashes.json", `${script}.map`],
    ...["/files/../media/alts.en.yaml", "/files/..%2fmedia%2falts.en.yaml", "/media/%2e%2e/alts.en.yaml"],
    ...["/media/..%5calts.en.yaml", "/assets/../../package.json", "/assets/..%2f..%2f..%2fpackage.json"],
    ...["/files/documents", "/assets/", "/__manifest", "/_debug", `${apiPrefix}../package.json`],
  ];
  const connection = new RawConnection(String(baseURL));
  for (const path of inside) {
    const answer = await connection.send(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect.soft(answer?.status, path).toBe(404);
    expect.soft(faultsOf(answer, String(baseURL)), path).toEqual([]);
  }
  const proxied = await connection.send(
    "GET /metrics HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n",
  );
  expect(proxied?.status).toBe(404);
  connection.close();
});

test("a form or a call from another site is refused, by Origin and by Sec-Fetch-Site", async ({
  baseURL,
}) => {
  const connection = new RawConnection(String(baseURL));
  const post = async (path: string, ...headers: string[]) => {
    const lines = [
      `POST ${path} HTTP/1.1`,
      "Host: site.example",
      "Content-Type: application/json",
      ...headers,
    ];
    return (await connection.send(`${lines.join("\r\n")}\r\nContent-Length: 2\r\n\r\n{}`))?.status;
  };
  for (const path of ["/about/contact", "/spanish/support/faq", `${apiPrefix}support/insertOnlineMessage`]) {
    const hosted = "Origin: http://site.example"; // a Host that anybody can write proves nothing
    for (const foreign of [
      "Origin: https://evil.example",
      hosted,
      "Origin: null",
      "Sec-Fetch-Site: cross-site",
    ]) {
      expect(await post(path, foreign), `${path} ${foreign}`).toBe(403);
    }
    expect(await post(path, `Origin: http://localhost:${new URL(String(baseURL)).port}`), path).not.toBe(403);
  }
  connection.close();
});

test("a part of a file that ends before it begins is the whole file, and the site stands", async ({
  baseURL,
}) => {
  const connection = new RawConnection(String(baseURL));
  const answer = await connection.send("GET /favicon.ico HTTP/1.1\r\nHost: x\r\nRange: bytes=9-2\r\n\r\n");
  connection.close();
  expect(answer?.status).toBe(200);
  expect(answer && headerOf(answer, "content-type")).toBe("image/x-icon");
});

test("forms that are never sent to their end hold up nobody", async ({ baseURL, request }) => {
  const half =
    "POST /about/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\na";
  const slow = Array.from({ length: 12 }, () => new RawConnection(String(baseURL)));
  let answered = 0;
  for (const connection of slow) void connection.send(half).then(() => answered++);
  const page = await request.get(`/search/${Date.now()}`);
  expect(page.status()).toBe(200);
  expect(answered).toBe(0);
  for (const connection of slow) connection.close();
});
