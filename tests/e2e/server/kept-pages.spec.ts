import { expect, test } from "@playwright/test";

test("a page is rendered once and then answered from memory, compressed, until it is known already", async ({
  request,
}) => {
  const path = "/spanish/products/hd-r5-1p?utm_source=test";
  const first = await request.get(path);
  expect(first.status()).toBe(200);
  const second = await request.get("/spanish/products/hd-r5-1p?utm_campaign=other");
  expect(second.headers()["x-cache"]).toBe("HIT");
  expect(second.headers()["content-encoding"]).toBe("br");
  const etag = second.headers().etag ?? "";
  expect(etag).toMatch(/^"[\w-]+-br"$/);
  const third = await request.get(path, { headers: { "if-none-match": etag } });
  expect(third.status()).toBe(304);
});

test("an answer from memory has a name of its own and is counted", async ({ request }) => {
  const counted = async () => {
    const metrics = await (await request.get("/metrics")).text();
    return Number(/^http_requests_total\{kind="cached",status="200"\} (\d+)/m.exec(metrics)?.[1] ?? 0);
  };
  const path = "/spanish/about/company";
  await request.get(path);
  const before = await counted();
  const [one, other] = [await request.get(path), await request.get(path)];
  expect([one, other].map((answer) => answer.headers()["x-cache"])).toEqual(["HIT", "HIT"]);
  const ids = [one, other].map((answer) => answer.headers()["x-request-id"]);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{12}-\w+$/);
  expect(await counted()).toBeGreaterThanOrEqual(before + 2);
});

test("a shared cache may keep every page, for a minute, and for a day while nobody answers", async ({
  request,
}) => {
  for (const path of ["/", "/about/company", "/spanish/about/company"]) {
    const { "cache-control": control, vary } = (await request.get(path)).headers();
    expect(control, path).toBe(
      "public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400",
    );
    expect(vary, path).toBe("Accept-Encoding");
  }
  const data = await request.get("/about/company.data");
  expect(data.headers()["cache-control"]).toBe("public, max-age=0, s-maxage=60, stale-if-error=86400");
});

test("a phone and a desktop share a page, and so do visitors of every language", async ({ request }) => {
  const visitors: Record<string, string>[] = [
    {},
    { "user-agent": "Mozilla/5.0 (Linux; Android 14) Mobile" },
    { "accept-language": "es-CO,es;q=0.9" },
    { cookie: "i18n_redirected=english" },
  ];
  const answers = await Promise.all(visitors.map((headers) => request.get("/about/news", { headers })));
  expect(new Set(answers.map((answer) => answer.headers().etag)).size).toBe(1);
});

test("an answer that depends on the visitor is kept by nobody", async ({ request }) => {
  const form = { message: "Do you ship to Porto?" };
  const answers = [
    await request.get("/about/news", { headers: { cookie: "i18n_redirected=spanish" }, maxRedirects: 0 }),
    await request.get("/", { headers: { "accept-language": "my" }, maxRedirects: 0 }),
    await request.get("/spanish?setLocale=spanish", { maxRedirects: 0 }),
    await request.post("/about/contact", { form }),
    await request.get("/no-such-page"),
    await request.get("/about/contact?message=Hello"),
  ];
  for (const answer of answers)
    expect(answer.headers()["cache-control"], answer.url()).toMatch(/^(private, )?no-(store|cache)$/);
});

test("every document forbids what it does not need, and allows its own inline scripts by hash", async ({
  request,
}) => {
  for (const path of ["/", "/burmese/products", "/404", "/no-such-page"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    const policy = response.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'none'");
    expect(policy).toContain("'sha256-");
    expect(policy).not.toContain("unsafe");
    expect(response.headers()).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(await response.text()).not.toMatch(/<[^>]+\sstyle=/);
  }
});

test("what machines read is there: sitemap with alternates, robots, feeds, health", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain('hreflang="my"');
  expect(sitemap).toContain("/spanish/products/hd-r5-1p</loc>");
  expect(await (await request.get("/robots.txt")).text()).toContain("Sitemap: ");
  for (const path of ["/about/blogs/feed.xml", "/spanish/about/news/feed.xml"]) {
    const feed = await request.get(path);
    expect(feed.headers()["content-type"]).toContain("application/atom+xml");
    expect((await feed.text()).match(/<entry>/g)?.length).toBeGreaterThan(5);
  }
  for (const path of ["/sitemap.xml", "/robots.txt", "/offline.html", "/spanish/about/news/feed.xml"]) {
    const first = await request.get(path, {
      headers: { cookie: "i18n_redirected=spanish" },
      maxRedirects: 0,
    });
    expect(first.status(), path).toBe(200);
    expect((await request.get(path)).headers(), path).toMatchObject({
      "x-cache": "HIT",
      etag: expect.any(String),
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  }
  expect((await request.get("/sitemap.xml?part=1")).headers()["cache-control"]).toBe("no-store");
  expect((await request.get("/sitemap.xml?part=99")).status()).toBe(404);
  expect((await request.get("/healthz")).status()).toBe(200);
  expect((await request.get("/readyz")).status()).toBe(200);
  expect(await (await request.get("/metrics")).text()).toContain("page_cache_hits");
});

// Those of the other languages are read in `two-languages`.
test("every address of the sitemap answers, in the third language", async ({ request }) => {
  test.slow();
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  expect(paths.length).toBeGreaterThan(300);
  const third = paths.filter((path) => path.startsWith("/burmese"));
  expect(third.length).toBeGreaterThan(100);
  for (const path of third) {
    const response = await request.head(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
  }
});

test("nothing inside the house can be fetched", async ({ request }) => {
  for (const path of [
    "/package.json",
    "/.git/config",
    "/.env",
    "/server/main.ts",
    "/assets/../../package.json",
    "/files/..%2f..%2fpackage.json",
    "/media/%2e%2e/manifest.json",
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
  }
});

test("a form sent from another site is refused", async ({ request }) => {
  const form = { name: "x" };
  const foreign = await request.post("/about/contact", { form, headers: { origin: "https://evil.example" } });
  expect(foreign.status()).toBe(403);
  const crossSite = await request.post("/about/contact", {
    form,
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect(crossSite.status()).toBe(403);
});

test("the built files come compressed and may be kept for ever", async ({ request }) => {
  const html = await (await request.get("/spanish")).text();
  const script = /"(\/assets\/[^"\\]+\.js)"/.exec(html)?.[1];
  const response = await request.get(String(script));
  expect(response.status()).toBe(200);
  expect(response.headers()["content-encoding"]).toBe("br");
  expect(response.headers()["cache-control"]).toContain("immutable");
});

test("a document can be fetched in parts", async ({ request }) => {
  const path = "getHeliodaneApi/download/getDocumentSearchResultList?pageSize=1";
  const { data } = (await (await request.get(`/${path}`)).json()) as {
    data: { list: { path: string; bytes: number }[] };
  };
  const [document] = data.list;
  const response = await request.get(`/files/${document?.path}`, { headers: { range: "bytes=0-99" } });
  expect(response.status()).toBe(206);
  expect(response.headers()["content-range"]).toBe(`bytes 0-99/${document?.bytes}`);
  expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
});
