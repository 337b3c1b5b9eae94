import { listPath } from "#app/features/list-filters/chosen-params.ts";
import { pageNumber } from "#app/features/list-filters/page-number.ts";
import { productTypes, segments } from "#config/maker/sorting.ts";
import { cutText } from "#i18n/cut-text.ts";
import { type Language, languageTags } from "#i18n/locales.ts";

const kinds = ["Datasheet", "User Manual", "Brochure", "Manual", "General"] as const;
type Kind = (typeof kinds)[number];
const types: string[] = [...kinds, ...productTypes, ...segments];

export type DownloadsQuery = {
  keyword: string;
  types: string[];
  languages: Language[];
  productId: string;
  /** Documents that are chosen for one archive, whatever the list shows. */
  take: string[];
  page: number;
};

const mostTaken = 100;

/** What an address asks for; words that are none of ours are passed over. */
export function readQuery(search: URLSearchParams): DownloadsQuery {
  return {
    keyword: cutText((search.get("keyword") ?? "").trim(), 200),
    types: types.filter((type) => search.getAll("type").includes(type)),
    languages: languageTags.filter((language) => search.getAll("language").includes(language)),
    productId: productIdOf(search.get("productId") ?? ""),
    take: [...new Set(search.getAll("take"))]
      .filter((id) => /^[a-z0-9-]{1,120}$/.test(id))
      .slice(0, mostTaken),
    page: pageNumber(search),
  };
}

/** A model number may be typed as it is printed. */
function productIdOf(typed: string) {
  return typed
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 120);
}

export function downloadsPath({
  keyword,
  types,
  languages,
  productId,
  take,
  page,
}: Partial<DownloadsQuery>): string {
  return listPath("/downloads", { keyword, productId, type: types, language: languages, take }, page);
}

export function isLanguage(word: string): word is Language {
  return languageTags.some((language) => language === word);
}

/** Nothing but brochures, whatever else is chosen: the list itself is then what `#Brochure` means. */
export function isOnlyBrochures({ types }: DownloadsQuery): boolean {
  return types.filter(isKind).join() === "Brochure";
}

/** The same choices, with brochures as the kind of document. */
export function brochuresOf(query: DownloadsQuery): DownloadsQuery {
  return { ...query, types: [...query.types.filter((type) => !isKind(type)), "Brochure"], page: 1 };
}

export function isKind(type: string): type is Kind {
  return kinds.some((kind) => kind === type);
}
