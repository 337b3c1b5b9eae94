import { createContext, useContext } from "react";

/** Turns the path of a page into the address to link to. The shell adds the language and what else must be kept. */
export type ToHref = (path: string) => string;

const LinkContext = createContext<ToHref>((path) => path);

export const LinkProvider = LinkContext.Provider;

export function useToHref(): ToHref {
  return useContext(LinkContext);
}
