import { describe, expect, test } from "vitest";
import { wayOut } from "./chunk-reload.ts";
import { isForRouter } from "./internal-link.ts";
import { beginNavigation, endNavigation, listenToWork, track } from "./pending-work.ts";
import { dataAddress } from "./prefetch-page.ts";
import { remainingFloor, rememberPrefetch } from "./prefetch-starts.ts";

describe("a page whose code is missing", () => {
  const now = 1_000_000;
  const situation = { stamp: null, now, online: true, unsentForm: false };

  test("is loaded as a document the first time", () => {
    expect(wayOut(situation)).toBe("reload");
  });

  test("is not loaded again within 60 seconds: its error page is shown", () => {
    expect(wayOut({ ...situation, stamp: String(now - 59_999) })).toBe("error");
    expect(wayOut({ ...situation, stamp: String(now - 60_000) })).toBe("reload");
  });

  test("leaves the visitor where they are while offline or over an unsent form", () => {
    for (const stamp of [null, String(now - 1000)]) {
      expect(wayOut({ ...situation, stamp, online: false })).toBe("stay");
      expect(wayOut({ ...situation, stamp, unsentForm: true })).toBe("stay");
    }
  });

  test("a stamp that makes no sense does not lock the visitor out", () => {
    expect(wayOut({ ...situation, stamp: "x" })).toBe("reload");
    expect(wayOut({ ...situation, stamp: String(now + 5000) })).toBe("reload");
  });
});

describe("the 200 ms floor", () => {
  test("counts from the request", () => {
    expect(remainingFloor("/a", 1000, 1050, 200)).toBe(150);
    expect(remainingFloor("/a", 1000, 1300, 200)).toBe(0);
  });

  test("is over at once for a page that was fetched ahead", () => {
    rememberPrefetch("/b", 500);
    expect(remainingFloor("/b", 1000, 1010, 200)).toBe(0);
  });
});

describe("a click on a link", () => {
  const here = { origin: "https://h.example", pathname: "/spanish/about" };
  const anchor = (facts: object) => ({
    origin: here.origin,
    pathname: "/spanish/products",
    target: "",
    hasAttribute: () => false,
    ...facts,
  });

  test("inside the site goes to the router", () => {
    expect(isForRouter(anchor({}), here)).toBe(true);
    expect(isForRouter(anchor({ pathname: "/spanish/search/a.pdf" }), here)).toBe(true);
  });

  test.each([
    ["another host", { origin: "https://x.example" }],
    ["another tab", { target: "_blank" }],
    ["a download", { hasAttribute: (name: string) => name === "download" }],
    ["a file", { pathname: "/files/manual.pdf" }],
    ["another language", { pathname: "/products" }],
  ])("to %s is left to the browser", (_, facts) => {
    expect(isForRouter(anchor(facts), here)).toBe(false);
  });
});

describe("work under way", () => {
  test("starts once, ends when nothing is left, and tells of a failure that is no cancellation", async () => {
    const told: string[] = [];
    const unlisten = listenToWork((event) => told.push(event));
    await Promise.allSettled([track(Promise.resolve()), track(Promise.reject(new Error("no")))]);
    await track(Promise.reject(new DOMException("", "AbortError"))).catch(() => undefined);
    unlisten();
    expect(told).toEqual(["start", "fail", "end", "start", "end"]);
  });

  test("of a navigation is one piece, from its code over its data to the end", async () => {
    const told: string[] = [];
    const unlisten = listenToWork((event) => told.push(event));
    const end = beginNavigation("/a");
    await Promise.resolve("code");
    await track(Promise.resolve("data"));
    expect(told).toEqual(["start"]);
    endNavigation("/somewhere-else");
    expect(told).toEqual(["start"]);
    endNavigation("/a");
    end();
    unlisten();
    expect(told).toEqual(["start", "end"]);
  });

  test("goes on without a break when another page is asked for meanwhile", () => {
    const told: string[] = [];
    const unlisten = listenToWork((event) => told.push(event));
    const first = beginNavigation("/a");
    const second = beginNavigation("/b");
    first();
    second();
    unlisten();
    expect(told).toEqual(["start", "end"]);
  });
});

describe("fetching ahead", () => {
  const files = { module: "/a.js", hasLoader: true, hasClientLoader: false };
  const routes = [
    { id: "root", files },
    { id: "english", files: { ...files, hasClientLoader: true } },
    { id: "english/home", files },
  ];

  test("asks for the data of the page itself, as the framework will", () => {
    expect(dataAddress(routes, "/", "https://h.example")).toBe("/_.data?_routes=english%2Fhome");
    expect(dataAddress(routes, "/search/a%2Fb?page=2", "https://h.example")).toBe(
      "/search/a%2Fb.data?page=2&_routes=english%2Fhome",
    );
  });

  test("asks for nothing when the page has no data", () => {
    expect(dataAddress(routes.slice(0, 2), "/", "https://h.example")).toBeUndefined();
  });
});
