import { breadcrumbList } from "#app/shell/seo/structured-data.ts";
import type { Crumb } from "#app/ui/breadcrumbs/breadcrumbs.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Translator } from "#i18n/create-translator.ts";
import { languageOf } from "#i18n/locales.ts";
import { translatorFor } from "#i18n/message-registry.ts";
import { localeOfPath } from "#i18n/paths.ts";
import { absoluteAddress } from "./absolute-address.ts";
import { type PageName, pageOf } from "./page-names.ts";

/** A page of the site, the same at another address, or a record with a name of its own. */
type Step = PageName | { page: PageName; path: string } | Crumb;
type Words = Translator;

/** The way to a page: home, the places above it, and the record that is shown. */
export function useBreadcrumbs(...steps: Step[]): Crumb[] {
  return breadcrumbsOf(useTranslations() as Words, steps);
}

/** The same way as facts for search engines. */
export function breadcrumbData(args: Parameters<typeof absoluteAddress>[0], ...steps: Step[]) {
  const words = translatorFor(languageOf(localeOfPath(args.location.pathname)));
  return breadcrumbList(breadcrumbsOf(words, steps), absoluteAddress(args));
}

function breadcrumbsOf(words: Words, steps: Step[]): Crumb[] {
  return [{ name: words("shell.home"), path: "/" }, ...steps.map((step) => crumbOf(words, step))];
}

function crumbOf(words: Words, step: Step): Crumb {
  if (typeof step !== "string" && "name" in step) return step;
  const { page, path } = typeof step === "string" ? { page: step, path: undefined } : step;
  const { name, path: usual } = pageOf(page);
  return { name: words(name), path: path ?? usual };
}
