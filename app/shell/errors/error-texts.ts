/** What we say ourselves of a status, in the words of the visitor's language. */
export function errorTexts(status: number) {
  if (status === 404) return { heading: "notFound", text: "notFoundText" } as const;
  if (status === 405) return { heading: "generic", text: "methodText" } as const;
  if (status === 503) return { heading: "unavailable", text: "unavailableText" } as const;
  return { heading: "generic", text: "serverText" } as const;
}
