import type { ReactNode } from "react";
import { LanguageProvider, useLanguage } from "../language/use-language.ts";
import { LinkProvider, useToHref } from "../link/link-context.ts";
import { drawing } from "./drawing.ts";

type Props = {
  /** The record it shows, and all that it shows besides words and links. */
  of: object;
  /** Tells the ways apart in which the same record is shown. */
  way?: string;
  as?: "div" | "fieldset";
  className?: string | undefined;
  children: ReactNode;
};

const drawn = new WeakMap<object, Map<string, string>>();

/**
 * A part that shows one record and nothing else. The server draws it once for each language as long as it remembers
 * the record; what it remembers is frozen. In the browser it is an element like any other.
 */
export function Kept({ of, way = "", as: Tag = "div", className, children }: Props) {
  const language = useLanguage();
  const toHref = useToHref();
  const { toHtml } = drawing;
  if (!toHtml || !Object.isFrozen(of)) return <Tag className={className}>{children}</Tag>;
  const drawings = drawn.get(of) ?? new Map<string, string>();
  drawn.set(of, drawings);
  const key = `${language} ${toHref("/")} ${way}`;
  const html =
    drawings.get(key) ??
    toHtml(
      <LanguageProvider value={language}>
        <LinkProvider value={toHref}>{children}</LinkProvider>
      </LanguageProvider>,
    );
  drawings.set(key, html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React itself, a moment ago or for an earlier page
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
