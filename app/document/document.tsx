import type { ReactNode } from "react";
import { Links, Meta, useLocation } from "react-router";
import { makerFont, themeColour } from "#config/product.ts";
import { factsOf, type Locale } from "#i18n/locales.ts";
import { localeOfPath } from "#i18n/paths.ts";
import { messageFile } from "../shell/load-messages.ts";
import { DocumentScripts, HeadScript, InlineScript } from "./document-scripts.tsx";
import { pictureScript } from "./inline-scripts.ts";

const fontFiles = import.meta.glob<string>("../fonts/*.woff2", {
  eager: true,
  query: "?url",
  import: "default",
});

type Props = {
  locales: readonly Locale[] | undefined;
  analyticsScript: string | undefined;
  children: ReactNode;
};

export function HtmlDocument({ locales, analyticsScript, children }: Props) {
  const locale = localeOfPath(useLocation().pathname, locales);
  const { tag, direction } = factsOf(locale);
  return (
    <html lang={tag} dir={direction} suppressHydrationWarning>
      <Head locale={locale} locales={locales} analyticsScript={analyticsScript} />
      <body>
        <InlineScript script={import.meta.env.SSR ? pictureScript() : ""} />
        {children}
        <DocumentScripts messages={messageFile(locale)} />
      </body>
    </html>
  );
}

function Head({ locale, locales, analyticsScript }: Omit<Props, "children"> & { locale: Locale }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <HeadScript locale={locale} locales={locales} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={themeColour} />
      <Meta />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {factsOf(locale).fonts.map((name) => (
        <Preload key={name} href={fontFile(name)} />
      ))}
      <Links />
      {analyticsScript && <script async src={analyticsScript} />}
    </head>
  );
}

function fontFile(name: string) {
  if (name === "hanken-grotesk" && makerFont) return makerFont;
  return fontFiles[`../fonts/${name}.woff2`] ?? "";
}

function Preload({ href }: { href: string }) {
  return <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />;
}
