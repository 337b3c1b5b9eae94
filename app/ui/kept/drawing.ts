import type { ReactNode } from "react";

/** Words in which scripts carry our mark, the same on many pages: the server finishes them once. */
export type Marked = { readonly marked: string };

/** A page or a part of one: what was drawn for it, and between that the parts that were kept. */
export type Piece = string | Buffer | Marked;

/** How the server draws parts that it keeps. The browser never does. */
export type Drawing = {
  draw(part: ReactNode): Buffer;
  /** The words that stand for pieces in the page that is being drawn. */
  place(...pieces: Piece[]): string;
};

export const drawing: Partial<Drawing> = {};
