export type Drawing = { view: string; shapes: string };

/** The content of an SVG file without its root; undefined colours come from the page. */
export function drawing(text: string): Drawing {
  const [, view = "0 0 32 32"] = /viewBox="([^"]+)"/.exec(text) ?? [];
  const [, shapes = ""] = /<svg[^>]*>(.*)<\/svg>/s.exec(text) ?? [];
  return { view, shapes };
}

export function viewOf(view: string) {
  const [, , width = 1, height = 1] = view.split(/[\s,]+/).map(Number);
  return { width, height };
}
