import type { ReactNode } from "react";

type Render = (part: ReactNode) => string;

let render: Render | undefined;
const fragments = new WeakMap<object, Map<string, string>>();

/** From now on fragments are rendered once. Only the server does so, and not while its components are being edited. */
export function cacheFragments(renderFragment: Render | undefined) {
  render = renderFragment;
}

/** The HTML of a fragment, kept as long as its record; undefined where fragments are rendered every time. */
export function findFragment(record: object, key: string, part: () => ReactNode): string | undefined {
  if (!render) return undefined;
  const own = fragments.get(record) ?? new Map<string, string>();
  fragments.set(record, own);
  const html = own.get(key) ?? render(part());
  own.set(key, html);
  return html;
}
