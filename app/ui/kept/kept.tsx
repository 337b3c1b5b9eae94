import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { LanguageProvider, useLanguage } from "../language/use-language.ts";
import { LinkProvider, useToHref } from "../link/link-context.ts";
import { drawing } from "./drawing.ts";

type Tag = "button" | "div" | "fieldset" | "li" | "p";

type Props<Own extends Tag> = ComponentPropsWithoutRef<Own> & {
  /** The record it shows, and all that it shows besides words and links; an empty one when these are all. */
  of: object;
  /** Tells the ways apart in which the same record is shown. There are few. */
  way?: string;
  as?: Own;
  children: ReactNode;
};

const drawn = new WeakMap<object, Map<string, Buffer>>();

/**
 * A part that shows one record and nothing else. The server draws it once for each language as long as it
 * remembers the record; what it remembers is frozen. In the browser it is an element like any other.
 */
export function Kept<Own extends Tag = "div">({ of, way = "", as, children, ...rest }: Props<Own>) {
  const Element: string = as ?? "div";
  const language = useLanguage();
  const toHref = useToHref();
  const { draw, place } = drawing;
  if (!draw || !place || !Object.isFrozen(of)) return <Element {...rest}>{children}</Element>;
  const drawings = drawn.get(of) ?? new Map<string, Buffer>();
  drawn.set(of, drawings);
  const key = `${language} ${toHref("/")} ${way}`;
  const part =
    drawings.get(key) ??
    draw(
      <LanguageProvider value={language}>
        <LinkProvider value={toHref}>{children}</LinkProvider>
      </LanguageProvider>,
    );
  drawings.set(key, part);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React itself, a moment ago or for an earlier page
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: place(part) }} />;
}
