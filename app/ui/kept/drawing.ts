import type { ReactNode } from "react";

/** How the server draws parts that it keeps. The browser never does. */
export type Drawing = {
  draw(part: ReactNode): Buffer;
  /** The words that stand for a part in the page that is being drawn. */
  place(part: Buffer): string;
};

export const drawing: Partial<Drawing> = {};
