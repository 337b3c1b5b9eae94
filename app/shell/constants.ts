/** The times of the shell, in milliseconds. Widths and heights are in `app/styles/tokens.css`. */
export { hasWordmark, productName } from "#config/product.ts";

export const hoverIntentDelay = 120;
export const panelDuration = 300;
export const minimumFetchDelay = 200;
export const chunkReloadGuard = 60_000;
export const errorPageRedirect = 5000;
export const progressBar = { throttle: 200, duration: 5000, hideAfter: 500, maximum: 100 };
