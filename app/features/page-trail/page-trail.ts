import { absoluteAddress } from "#app/features/trail/absolute-address.ts";
import { breadcrumbList } from "#app/shell/seo/structured-data.ts";
import { translateFor } from "#app/shell/seo/translate.ts";
import type { Crumb } from "#app/ui/breadcrumbs/breadcrumbs.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import { localeOfPath } from "#i18n/paths.ts";

/** The about and support pages and where they are. */
const places = {
  "journal.blogs": "/about/blogs",
  "journal.news": "/about/news",
  "journal.events": "/about/event",
  "journal.company": "/about/company",
  "support.contact": "/about/contact",
  "support.faq": "/support/faq",
  "support.videos": "/support/videoList",
  "support.warranty": "/support/warranty",
  "support.webinars": "/support/webinar",
} as const;

type Place = keyof typeof places;
type Words = ReturnType<typeof translateFor>;

/** The way to a page: home, the page, and a record of it if one is shown. */
export function usePageTrail(place: Place, record?: Crumb): Crumb[] {
  return trailOf(useTranslations() as Words, place, record);
}

type MetaArgs = Parameters<typeof absoluteAddress>[0];

/** The same way as facts for search engines. */
export function trailData(args: MetaArgs, place: Place, record?: Crumb) {
  const words = translateFor(localeOfPath(args.location.pathname));
  return breadcrumbList(trailOf(words, place, record), absoluteAddress(args));
}

function trailOf(words: Words, place: Place, record?: Crumb): Crumb[] {
  const page = { name: words(`${place}.title`), path: places[place] };
  return [{ name: words("shell.home"), path: "/" }, page, ...(record ? [record] : [])];
}
