import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { drawing, type Piece } from "./drawing.ts";

/** Stands before the number of a kept part. Nobody outside this process knows it, so no words can look like it. */
const mark = crypto.randomUUID();

/** The parts that stand in what is being drawn. Drawing never waits, so there is one at a time. */
let placed: Piece[][] = [];

/**
 * Draws with React. A kept part is put in as the bytes it was drawn to, because most of a page is such parts: as words
 * they would be copied with every page, and turned into bytes again.
 */
export function drawPage(page: ReactNode): Piece[] {
  const outer = placed;
  placed = [];
  try {
    const [first = "", ...rest] = renderToString(page).split(mark);
    return [first, ...rest.flatMap(fill)];
  } finally {
    placed = outer;
  }
}

function fill(words: string): Piece[] {
  const end = words.indexOf(";");
  return [...(placed[Number(words.slice(0, end))] ?? []), words.slice(end + 1)];
}

/** From now on parts are kept. */
export function keepParts() {
  drawing.draw = (part) => toBytes(drawPage(part));
  drawing.place = (...pieces) => `${mark}${placed.push(pieces) - 1};`;
}

function toBytes(pieces: Piece[]): Buffer {
  return Buffer.concat(
    pieces.map((piece) => {
      if (typeof piece === "string") return Buffer.from(piece);
      return "marked" in piece ? Buffer.from(piece.marked) : piece;
    }),
  );
}
