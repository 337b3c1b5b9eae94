import type { ESTree, Plugin } from "vite";

export const routerLibrary = "/node_modules/react-router/dist/production/lib/";

/**
 * Routes are all known from the start, links are plain anchors, nothing is instrumented, no server components, every page
 * comes from the server, and the one style file and the page for errors come with the root.
 */
export const unreached: Record<string, string[]> = {
  "router/router.js": ["patchRoutesImpl"],
  "router/instrumentation.js": ["getRouteInstrumentationUpdates", "instrumentClientSideRouter"],
  "dom/ssr/fog-of-war.js": [
    "getPartialManifest",
    "getPatchRoutesOnNavigationFunction",
    "useFogOFWarDiscovery",
  ],
  "dom/ssr/components.js": ["PrefetchPageLinks"],
  "dom/ssr/errorBoundaries.js": ["RemixRootDefaultErrorBoundary"],
  "dom/ssr/fallback.js": ["RemixRootDefaultHydrateFallback"],
  "dom/ssr/links.js": ["prefetchStyleLinks"],
  "dom/ssr/routes.js": ["wrapShouldRevalidateForHdr"],
  "dom/ssr/single-fetch.js": ["nonSsrStrategy"],
  "errors.js": ["decodeRouteErrorResponseDigest", "decodeRedirectErrorDigest"],
  "hooks.js": ["DefaultErrorComponent", "RSCErrorHandler"],
};

type Edit = { start: number; end: number; text: string };

/**
 * Leaves out of the browser's script what the router carries for other kinds of site: 7 KB of every first visit. A
 * function that an update renamed stops the build, so that somebody looks.
 */
export function spareRouterParts(): Plugin {
  return {
    name: "spare-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const at = id.indexOf(routerLibrary);
      if (at < 0) return undefined;
      const names = unreached[id.slice(at + routerLibrary.length)] ?? [];
      const { body } = this.parse(code);
      const bodies = body.flatMap((statement) => bodyOf(statement, names));
      if (bodies.length !== names.length)
        this.error(
          `${id} has no longer all of ${names.join(", ")}, as react-router 8.4.0 had: mend the list in app/framework-internals/spare-router-parts.ts`,
        );
      return { code: apply(code, [...bodies, ...body.flatMap(markPure)]), map: null };
    },
  };
}

function bodyOf(statement: ESTree.Statement, names: string[]): Edit[] {
  if (statement.type !== "FunctionDeclaration" || !statement.body) return [];
  const { start, end } = statement.body;
  return names.includes(statement.id?.name ?? "") ? [{ start, end, text: "{}" }] : [];
}

/** A component that is wrapped, or given a name for developers, is kept even when nobody uses it. */
function markPure(statement: ESTree.Statement): Edit[] {
  if (statement.type === "VariableDeclaration") {
    return statement.declarations.flatMap(({ init }) =>
      init?.type === "CallExpression"
        ? [{ start: init.start, end: init.start, text: "/* @__PURE__ */ " }]
        : [],
    );
  }
  return isDisplayName(statement) ? [{ start: statement.start, end: statement.end, text: "" }] : [];
}

function isDisplayName(statement: ESTree.Statement) {
  if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression")
    return false;
  const { left } = statement.expression;
  return (
    left.type === "MemberExpression" &&
    left.property.type === "Identifier" &&
    left.property.name === "displayName"
  );
}

function apply(code: string, edits: Edit[]) {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: insert }) => text.slice(0, start) + insert + text.slice(end), code);
}
