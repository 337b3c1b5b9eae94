import type { ReactNode } from "react";

/** How the server draws a part by itself. The browser never does. */
export const drawing: { toHtml?: (part: ReactNode) => string } = {};
