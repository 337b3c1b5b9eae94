import { createContext } from "react";
import type { Piece } from "../ui/kept/drawing.ts";

/** What the server writes of a document without React: its head, and the scripts at its end. */
export type WrittenParts = { head: Piece[]; end: Piece[] };

export const WrittenPartsContext = createContext<WrittenParts | undefined>(undefined);
