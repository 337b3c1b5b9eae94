import type { ReactNode } from "react";
import { Links, Meta, useLocation } from "react-router";
import { type Locale, languageOf } from "#i18n/locales.ts";
import { localeOfPath } from "#i18n/paths.ts";
import { DocumentScripts, InlineScript } from "../document/document-scripts.tsx";
import { earlyScript } from "../document/early-script.ts";
import latinFont from "../fonts/hanken-grotesk.woff2?url";
import burmeseFont from "../fonts/noto-sans-myanmar.woff2?url";
import { messageFile } from "./load-messages.ts";

type Props = {
  device: "desktop" | "mobile" | undefined;
  analyticsScript: string | undefined;
  children: ReactNode;
};

export function Document({ device = "desktop", analyticsScript, children }: Props) {
  const locale = localeOfPath(useLocation().pathname);
  return (
    <html lang={languageOf(locale)} data-device={device}>
      <Head locale={locale} analyticsScript={analyticsScript} />
      <body>
        <InlineScript script={import.meta.env.SSR ? earlyScript() : ""} />
        {children}
        <DocumentScripts messages={messageFile(locale)} />
      </body>
    </html>
  );
}

function Head({ locale, analyticsScript }: { locale: Locale; analyticsScript: string | undefined }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#ffffff" />
      <Meta />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <Preload href={latinFont} />
      {locale === "burmese" && <Preload href={burmeseFont} />}
      <Links />
      {analyticsScript && <script async src={analyticsScript} />}
    </head>
  );
}

function Preload({ href }: { href: string }) {
  return <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />;
}
