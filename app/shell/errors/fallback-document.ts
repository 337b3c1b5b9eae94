export const fallbackTexts = {
  title: "An error occurred while showing the error page",
  text: "Unfortunately an error occurred and while showing the error page another error occurred",
  details: "Error details",
  home: "Go back to home",
};

/** The page behind the error page. It uses no component, no message and no data, so that nothing is left to fail. */
export function fallbackDocument(error: unknown): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${fallbackTexts.title}</title><link rel="stylesheet" href="/fallback.css"></head><body>${fallbackBody(error)}</body></html>`;
}

export function fallbackBody(error: unknown): string {
  const { title, text, details, home } = fallbackTexts;
  return `<main class="fallback"><h1>${title}</h1><p>${text}</p><details><summary>${details}</summary><pre>${escapeHtml(messageOf(error))}</pre></details><p><a href="/">${home}</a></p></main>`;
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === "object" && error !== null && "status" in error)
    return `Status ${String(error.status)}`;
  return String(error);
}

function escapeHtml(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
