import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { LanguageProvider, useLanguage } from "../language/use-language.ts";
import { LinkProvider, useToHref } from "../link/link-context.ts";
import { findFragment } from "./fragment-cache.ts";

type Props = ComponentPropsWithoutRef<"div"> & {
  /** The record it shows, and all that it shows besides interface words and links. Nobody changes it. */
  of: object;
  /** Tells the ways apart in which the same record is shown. There are few. */
  way?: string;
  children: ReactNode;
};

/**
 * A fragment that shows one record and nothing else. The server renders it once for each language as long as it remembers
 * the record. In the browser it is an element like any other.
 */
export function CachedFragment({ of, way = "", children, ...rest }: Props) {
  const language = useLanguage();
  const toHref = useToHref();
  const html = findFragment(of, `${language} ${toHref("/")} ${way}`, () => (
    <LanguageProvider value={language}>
      <LinkProvider value={toHref}>{children}</LinkProvider>
    </LanguageProvider>
  ));
  if (html === undefined) return <div {...rest}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React itself, a moment ago or for an earlier page
  return <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
