import { make } from "#app/shell/seo/structured-data.ts";

type Organization = {
  name: string;
  url: string;
  logo: string;
  email: string;
  telephone: string;
  address: string;
  sameAs: string[];
};

export function organization(facts: Organization) {
  return make("Organization", facts);
}

/** The site with its search. `searchUrl` ends where the keyword goes. */
export function webSite({
  name,
  url,
  language,
  searchUrl,
}: Record<"name" | "url" | "language" | "searchUrl", string>) {
  return make("WebSite", {
    name,
    url,
    inLanguage: language,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${searchUrl}{search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  });
}
