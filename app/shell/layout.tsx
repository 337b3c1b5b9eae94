import { Outlet, useMatches, useRouteError } from "react-router";
import { useStore } from "zustand";
import { requestContext, shellApi } from "../context.ts";
import type { Route } from "./+types/layout.ts";
import { ChunkErrorPage } from "./errors/chunk-error-page.tsx";
import { errorFacts } from "./errors/error-facts.ts";
import { ErrorPage } from "./errors/error-page.tsx";
import { navigationStore } from "./navigation/navigation-store.ts";
import { findSeoEntry } from "./seo/find-seo-entry.ts";
import { pageMeta } from "./seo/page-meta.ts";
import { Shell } from "./shell.tsx";
import { browserShellStore } from "./state/shell-state-context.tsx";

/** A page without its title is better than no page, but it must not be kept. */
export async function loader({ url, context }: Route.LoaderArgs) {
  try {
    const list = await context.get(shellApi).get("homePage/getSeoData", {});
    return { seo: findSeoEntry(list, url.pathname) };
  } catch (error) {
    const { onError, tags } = context.get(requestContext);
    onError(error);
    tags.add("degraded");
    return { seo: undefined };
  }
}

/** The browser has the whole list after its first page and asks no more. A title is not worth losing a page for. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const list = browserShellStore()?.getState().seoList ?? [];
  if (list.length > 0) return { seo: findSeoEntry(list, url.pathname) };
  return serverLoader().catch((error: unknown) => {
    if (error instanceof TypeError) return { seo: undefined };
    throw error;
  });
}

/** Every page says its own; without a page there is only an error to speak of. */
export const meta: Route.MetaFunction = (args) =>
  (args.error ?? undefined) === undefined ? [] : pageMeta(args, { noIndex: true, title: "" });

export default function Layout() {
  const problem = useStore(navigationStore, (state) => state.problem);
  const isMissing = problem?.kind === "missingCode";
  const handle: unknown = useMatches().at(-1)?.handle;
  const error = typeof handle === "object" && handle !== null && "error" in handle;
  return <Shell forceWhite={isMissing || error}>{isMissing ? <ChunkErrorPage /> : <Outlet />}</Shell>;
}

export function ErrorBoundary() {
  const facts = errorFacts(useRouteError());
  return (
    <Shell forceWhite>
      <ErrorPage {...facts} />
    </Shell>
  );
}
