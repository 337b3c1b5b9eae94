import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useLocation } from "react-router";
import { type Locale, languageOf } from "#i18n/locales.ts";
import { localeOfPath } from "#i18n/paths.ts";
import { LanguageProvider } from "../ui/language/use-language.ts";
import { LinkProvider } from "../ui/link/link-context.ts";
import type { ShellData } from "./load-shell.ts";
import { isNova, pageHref } from "./navigation/page-href.ts";
import { ShellStateProvider } from "./state/shell-state-context.tsx";

type Shell = ShellData & { locale: Locale; nova: boolean };

const ShellContext = createContext<Shell | undefined>(undefined);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("The shell is read outside its provider");
  return shell;
}

export function ShellProvider({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const locale = localeOfPath(pathname, shell.locales);
  const nova = isNova(search);
  const toHref = useMemo(() => pageHref(locale, nova), [locale, nova]);
  const value = useMemo(() => ({ ...shell, locale, nova }), [shell, locale, nova]);
  return (
    <LanguageProvider value={languageOf(locale)}>
      <ShellContext value={value}>
        <LinkProvider value={toHref}>
          <ShellStateProvider menuList={shell.menu}>{children}</ShellStateProvider>
        </LinkProvider>
      </ShellContext>
    </LanguageProvider>
  );
}
