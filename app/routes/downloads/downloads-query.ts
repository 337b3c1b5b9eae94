import { withParams } from "#app/features/filter-form/chosen-params.ts";
import { pageNumber } from "#app/features/list-area/page-number.ts";
import type { Language } from "#i18n/locales.ts";

const types = [
  "Datasheet",
  "User Manual",
  "Brochure",
  "Manual",
  "General",
  "Battery",
  "Inverter",
  "Monitoring & EMS",
  "Residential",
  "Commercial",
] as const;
export type DocumentType = (typeof types)[number];

const languages = ["en", "es", "my"] as const satisfies Language[];

export type DownloadsQuery = {
  keyword: string;
  types: DocumentType[];
  languages: Language[];
  productId: string;
  page: number;
};

/** What an address asks for; words that are none of ours are passed over. */
export function readQuery(search: URLSearchParams): DownloadsQuery {
  return {
    keyword: (search.get("keyword") ?? "").trim().slice(0, 200),
    types: types.filter((type) => search.getAll("type").includes(type)),
    languages: languages.filter((language) => search.getAll("language").includes(language)),
    productId: (search.get("productId") ?? "").trim().slice(0, 120),
    page: pageNumber(search),
  };
}

export function downloadsPath({
  keyword,
  types,
  languages,
  productId,
  page,
}: Partial<DownloadsQuery>): string {
  const params = new URLSearchParams();
  if (keyword) params.set("keyword", keyword);
  if (productId) params.set("productId", productId);
  for (const type of types ?? []) params.append("type", type);
  for (const language of languages ?? []) params.append("language", language);
  if (page && page > 1) params.set("page", String(page));
  return withParams("/downloads", params);
}

export function isDocumentType(word: string): word is DocumentType {
  return types.some((type) => type === word);
}

export function isLanguage(word: string): word is Language {
  return languages.some((language) => language === word);
}

/** Nothing but brochures: the list itself is then what `#Brochure` means. */
export function isOnlyBrochures(query: DownloadsQuery): boolean {
  return query.types.length === 1 && query.types[0] === "Brochure";
}
