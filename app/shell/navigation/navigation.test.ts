import { describe, expect, test } from "vitest";
import { dataAddress } from "../../framework-internals/route-modules.ts";
import { recoveryFor } from "./chunk-reload.ts";
import { beginNavigation, endNavigation, isBusy, navigationStore, track } from "./navigation-store.ts";
import { remainingDelay, rememberPrefetch } from "./prefetch.ts";

describe("a page whose code is missing", () => {
  const now = 1_000_000;
  const situation = { stamp: null, now, online: true, unsentForm: false };

  test("is loaded as a document the first time", () => {
    expect(recoveryFor(situation)).toBe("reload");
  });

  test("is not loaded again within 60 seconds: its error page is shown", () => {
    expect(recoveryFor({ ...situation, stamp: String(now - 59_999) })).toBe("error");
    expect(recoveryFor({ ...situation, stamp: String(now - 60_000) })).toBe("reload");
  });

  test("leaves the visitor where they are while offline or over an unsent form", () => {
    for (const stamp of [null, String(now - 1000)]) {
      expect(recoveryFor({ ...situation, stamp, online: false })).toBe("stay");
      expect(recoveryFor({ ...situation, stamp, unsentForm: true })).toBe("stay");
    }
  });

  test("a stamp that makes no sense does not lock the visitor out", () => {
    expect(recoveryFor({ ...situation, stamp: "x" })).toBe("reload");
    expect(recoveryFor({ ...situation, stamp: String(now + 5000) })).toBe("reload");
  });
});

describe("the 200 ms floor", () => {
  test("counts from the request", () => {
    expect(remainingDelay("/a", 1000, 1050, 200)).toBe(150);
    expect(remainingDelay("/a", 1000, 1300, 200)).toBe(0);
  });

  test("is over at once for a page that was fetched ahead", () => {
    rememberPrefetch("/b", 500);
    expect(remainingDelay("/b", 1000, 1010, 200)).toBe(0);
  });
});

describe("work under way", () => {
  const { getState } = navigationStore;

  test("is counted until it ends, and a failure that is no cancellation is told", async () => {
    const work = [
      track(Promise.resolve()),
      track(Promise.reject(new Error("no"))),
      track(Promise.reject(new DOMException("", "AbortError"))),
    ];
    expect(getState().pending).toBe(3);
    await Promise.allSettled(work);
    expect(getState()).toMatchObject({ pending: 0, failures: 1 });
  });

  test("of a navigation lasts from its click until its data is there", async () => {
    const navigation = beginNavigation("/a");
    await track(Promise.resolve("data"));
    endNavigation("/somewhere-else");
    expect(isBusy(getState())).toBe(true);
    endNavigation("/a");
    expect(isBusy(getState())).toBe(false);
    navigation.end();
  });

  test("of a navigation that was given up does not end the next one", () => {
    const first = beginNavigation("/a");
    const second = beginNavigation("/b");
    first.end();
    expect([first.isLatest(), second.isLatest()]).toEqual([false, true]);
    second.end();
    expect(isBusy(getState())).toBe(false);
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
