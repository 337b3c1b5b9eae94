import { type EntryContext, ServerRouter } from "react-router";
import { drawPage, type Piece } from "../ui/kept/draw-page.ts";

/** Marks the scripts that we write ourselves; the server takes it off again and allows these and no others. */
export const scriptMark = crypto.randomUUID();

export function drawDocument(url: string, context: EntryContext): Piece[] {
  const [start = "", ...rest] = drawPage(<ServerRouter context={context} url={url} nonce={scriptMark} />);
  return [`<!DOCTYPE html>${start}`, ...rest];
}
