import type { ReactNode } from "react";
import { type EntryContext, ServerRouter } from "react-router";
import { drawPage } from "../ui/kept/draw-page.ts";
import type { Piece } from "../ui/kept/drawing.ts";

/** Marks the scripts that we write ourselves; the server takes it off again and allows these and no others. */
export const scriptMark = crypto.randomUUID();

export function drawDocument(url: string, context: EntryContext): Piece[] {
  return drawWhole(<ServerRouter context={context} url={url} nonce={scriptMark} />);
}

export function drawWhole(page: ReactNode): Piece[] {
  const [start, ...rest] = drawPage(page);
  return [`<!DOCTYPE html>${start}`, ...rest];
}
