import type { StructuredData } from "#app/shell/seo/structured-data.ts";
import type { DocumentEntry } from "./document-entry.ts";
import { fileFormat } from "./file-facts.ts";

const mediaTypes: Record<string, string> = { PDF: "application/pdf", ZIP: "application/zip" };

/** A list of documents for search engines. Each is named by its place on the page, where its file is offered. */
export function documentItems(documents: DocumentEntry[], page: string): StructuredData[] {
  if (documents.length === 0) return [];
  const items = documents.map((document, place) => ({
    "@type": "ListItem",
    position: place + 1,
    item: {
      "@type": "DigitalDocument",
      name: document.title,
      url: `${page}#${document.id}`,
      inLanguage: document.language,
      version: document.version,
      datePublished: new Date(document.date * 1000).toISOString().slice(0, 10),
      encodingFormat: mediaTypes[fileFormat(document.path)],
    },
  }));
  return [{ "@context": "https://schema.org", "@type": "ItemList", itemListElement: items }];
}
