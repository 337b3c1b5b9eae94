/** Facts for search engines, schema.org in JSON-LD. Only what the page shows: no prices and no ratings, we have none. */
export type StructuredData = { "@context": "https://schema.org"; "@type": string; [key: string]: unknown };

type Crumb = { name: string; path: string };

function make(type: string, facts: Record<string, unknown>): StructuredData {
  const known = Object.entries(facts).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  return { "@context": "https://schema.org", "@type": type, ...Object.fromEntries(known) };
}

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

/** `absolute` turns the path of a crumb into an address, with language and host. */
export function breadcrumbList(crumbs: Crumb[], absolute: (path: string) => string) {
  return make("BreadcrumbList", {
    itemListElement: crumbs.map(({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: absolute(path),
    })),
  });
}

type Product = {
  name: string;
  model: string;
  description: string;
  image?: string;
  category?: string;
  url: string;
  brand: string;
};

export function product({ brand, ...facts }: Product) {
  return make("Product", { ...facts, sku: facts.model, brand: { "@type": "Brand", name: brand } });
}

type Article = {
  headline: string;
  description?: string;
  image?: string;
  published: number;
  author?: string;
  publisher: string;
  url: string;
  language: string;
};

/** `published` in seconds. */
export function article(
  { published, author, publisher, language, ...facts }: Article,
  kind: "NewsArticle" | "BlogPosting",
) {
  return make(kind, {
    ...facts,
    inLanguage: language,
    datePublished: new Date(published * 1000).toISOString(),
    author: author ? { "@type": "Person", name: author } : { "@type": "Organization", name: publisher },
    publisher: { "@type": "Organization", name: publisher },
  });
}

type Event = {
  name: string;
  description?: string;
  image?: string;
  starts: number;
  ends?: number;
  url: string;
  online?: boolean;
  place?: string;
  organizer: string;
};

export function event({ starts, ends, online, place, organizer, ...facts }: Event) {
  return make("Event", {
    ...facts,
    startDate: new Date(starts * 1000).toISOString(),
    endDate: ends === undefined ? undefined : new Date(ends * 1000).toISOString(),
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    location: online
      ? { "@type": "VirtualLocation", url: facts.url }
      : { "@type": "Place", name: place, address: place },
    organizer: { "@type": "Organization", name: organizer },
  });
}

type Video = {
  name: string;
  description: string;
  thumbnailUrl: string;
  contentUrl: string;
  uploaded: number;
  seconds: number;
};

export function videoObject({ uploaded, seconds, ...facts }: Video) {
  return make("VideoObject", {
    ...facts,
    uploadDate: new Date(uploaded * 1000).toISOString(),
    duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S`,
  });
}

export function faqPage(entries: { question: string; answer: string }[]) {
  return make("FAQPage", {
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
}
