import "./styles/layers.css";
import "./styles/tokens.css";
import "./styles/reset.css";
import "./styles/fonts.css";
import "./styles/base.css";
import type { ReactNode } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteError, useRouteLoaderData } from "react-router";
import { localeOfPath } from "#i18n/paths.ts";
import type { Route } from "./+types/root.ts";
import { Document } from "./shell/document.tsx";
import { fallbackBody } from "./shell/errors/fallback-document.ts";
import { loadShell } from "./shell/load-shell.ts";
import { named } from "./shell/named-middleware.ts";
import { navigationMiddleware } from "./shell/navigation/navigation-middleware.ts";
import { ShellProvider } from "./shell/shell-provider.tsx";

export const middleware = named("api");
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
    <Document device={shell?.device} locales={shell?.locales} analyticsScript={shell?.analyticsScript}>
      {children}
    </Document>
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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, escaped where it quotes the error
  return <div dangerouslySetInnerHTML={{ __html: fallbackBody(error) }} />;
}
