import "./styles/layers.css";
import "./styles/tokens.css";
import "virtual:maker.css";
import "./styles/reset.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/print.css";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { localeOfPath } from "#i18n/paths.ts";
import type { Route } from "./+types/root.ts";
import { HtmlDocument } from "./document/document.tsx";
import { fallbackBody, fallbackTexts } from "./shell/errors/fallback-document.ts";
import { Unavailable } from "./shell/errors/unavailable.tsx";
import { loadShell } from "./shell/load-shell.ts";
import { middlewareNamed } from "./shell/middleware.ts";
import { navigationMiddleware } from "./shell/navigation/navigation-middleware.ts";
import { ShellProvider } from "./shell/shell-provider.tsx";

export const middleware = middlewareNamed("address", "api");
export const clientMiddleware = [navigationMiddleware];

export function loader({ context }: Route.LoaderArgs) {
  return loadShell(context);
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname);
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>("root");
  return (
    <HtmlDocument locales={shell?.locales} analyticsScript={shell?.analyticsScript}>
      {children}
    </HtmlDocument>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <ShellProvider shell={loaderData}>
      <Outlet />
    </ShellProvider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 503) return <Unavailable />;
  return (
    <>
      <title>{fallbackTexts.title}</title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, escaped where it quotes the error */}
      <div dangerouslySetInnerHTML={{ __html: fallbackBody(error) }} />
    </>
  );
}
