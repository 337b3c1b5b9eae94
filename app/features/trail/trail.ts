import { translateFor } from "#app/shell/seo/translate.ts";
import type { Crumb } from "#app/ui/breadcrumbs/breadcrumbs.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import { localeOfPath } from "#i18n/paths.ts";

export type TrailWords = {
  home: string;
  products: string;
  solutions: string;
  caseStudies: string;
  discontinued: string;
};

/** The names of the places above a catalogue page, for its breadcrumbs. */
export function useTrailWords(): TrailWords {
  const t = useTranslations("catalogue");
  const home = useTranslations("shell")("home");
  return {
    home,
    products: t("products"),
    solutions: t("solutions"),
    caseStudies: t("caseStudies"),
    discontinued: t("discontinued"),
  };
}

/** The same outside components, for the structured data in the head. */
export function trailWords(pathname: string): TrailWords {
  const t = translateFor(localeOfPath(pathname));
  return {
    home: t("shell.home"),
    products: t("catalogue.products"),
    solutions: t("catalogue.solutions"),
    caseStudies: t("catalogue.caseStudies"),
    discontinued: t("catalogue.discontinued"),
  };
}

export function productsTrail({ home, products }: TrailWords, ...further: Crumb[]): Crumb[] {
  return [{ name: home, path: "/" }, { name: products, path: "/products" }, ...further];
}

export function solutionsTrail({ home, solutions }: TrailWords, ...further: Crumb[]): Crumb[] {
  return [{ name: home, path: "/" }, { name: solutions, path: "/solutions" }, ...further];
}

export function casesTrail({ home, caseStudies }: TrailWords, ...further: Crumb[]): Crumb[] {
  return [{ name: home, path: "/" }, { name: caseStudies, path: "/case-study" }, ...further];
}
