/** Every figure of the shell in one place. Widths and heights are repeated in `app/styles/tokens.css`; a test compares them. */
export { hasWordmark, productName } from "#config/product.ts";

export const mobileBreakpoint = 950;
export const desktopHeaderHeight = 94;
export const mobileHeaderHeight = "16vw";
export const panelHeights = { Products: 350, Solutions: 280, other: 250, search: 230 };
export const gridItemsPerRow = 3;
export const footerMinimumHeight = 819;
export const contentWidth = { share: "81.25vw", maximum: 1560 };
export const transitionDuration = 300;

export const hoverIntentDelay = 120;
export const lazyLoadThrottle = 200;
export const minimumFetchDelay = 200;
export const chunkReloadGuard = 60_000;
export const errorPageRedirect = 5000;
export const progressBar = { throttle: 200, duration: 5000, hideAfter: 500, maximum: 100 };
