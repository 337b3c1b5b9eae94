type Entry = { title: string; kind: string; language: string; date: number };

/** Of each paper the newest in the reader's language, or else in English; and all the others. */
export function splitDocuments<Document extends Entry>(documents: Document[], language: string) {
  const rank = (entry: Document) => (entry.language === language ? 2 : Number(entry.language === "en"));
  const papers = Map.groupBy(documents, ({ kind, title }) => `${kind} ${title}`);
  const best = [...papers.values()].map((same) =>
    same.reduce((kept, entry) => ((rank(entry) - rank(kept) || entry.date - kept.date) > 0 ? entry : kept)),
  );
  const own = best.filter((entry) => rank(entry) > 0);
  return { own, others: documents.filter((entry) => !own.includes(entry)) };
}
