import { Children, Fragment, isValidElement, type ReactNode } from "react";
import { Scripts, ScrollRestoration } from "react-router";

type Written = { dangerouslySetInnerHTML?: { __html: string }; type?: string; rel?: string; href?: string };

export type FrameworkScripts = {
  /** Inline scripts that run as they are read. */
  inline: string[];
  /** The module that starts the page. */
  code: string;
  /** The files it loads. */
  files: string[];
};

/**
 * What the framework's own components would write at the end of a document, taken from their elements: so the policy of
 * the page knows every script word for word, and the code may begin after the first view. A hook in the eyes of React.
 */
export function useFrameworkScripts(): FrameworkScripts {
  const found: FrameworkScripts = { inline: [], code: "", files: [] };
  collect([ScrollRestoration({}), Scripts({})], found);
  if (!found.code || found.files.length === 0) throw new Error(moved);
  return found;
}

const moved =
  "React Router's <Scripts> writes its module or its links in another way than in 8.4.0: read what it returns now and mend collect() in app/framework-internals/framework-scripts.ts.";

function collect(node: ReactNode, found: FrameworkScripts) {
  for (const child of Children.toArray(node)) {
    if (!isValidElement<Written & { children?: ReactNode }>(child)) continue;
    const { dangerouslySetInnerHTML: text, type, rel, href, children } = child.props;
    if (child.type === Fragment) collect(children, found);
    else if (rel === "modulepreload" && href) found.files.push(href);
    else if (child.type === "script" && text && type === "module") found.code = text.__html;
    else if (child.type === "script" && text) found.inline.push(text.__html);
  }
}
