import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { throttleTime } from "../ui/picture/use-lazy-fallback.ts";
import * as constants from "./constants.ts";

const tokens = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
const panel = readFileSync(new URL("./header/panel.module.css", import.meta.url), "utf8");

test("the style sheets use the figures of the specification", () => {
  expect(tokens).toContain(`(width >= ${constants.mobileBreakpoint}px)`);
  expect(tokens).toContain(`--header-height: ${constants.desktopHeaderHeight}px`);
  expect(tokens).toContain(`--header-height: ${constants.mobileHeaderHeight}`);
  expect(tokens).toContain(`--footer-minimum: ${constants.footerMinimumHeight}px`);
  expect(tokens).toContain(`min(${constants.contentWidth.share}, ${constants.contentWidth.maximum}px)`);
  expect(tokens).toContain(`--duration: ${constants.transitionDuration / 1000}s`);
  const heights = [...panel.matchAll(/--height: (\d+)px/g)].map(([, height]) => Number(height));
  expect(heights.sort()).toEqual(Object.values(constants.panelHeights).sort());
});

test("pictures ask for themselves as often as the constants say", () => {
  expect(throttleTime).toBe(constants.lazyLoadThrottle);
});
