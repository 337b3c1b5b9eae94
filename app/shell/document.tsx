import { type ReactNode, useContext } from "react";
import { Links, Meta, Scripts, ScrollRestoration, useLocation } from "react-router";
import { factsOf, type Locale } from "#i18n/locales.ts";
import { localeOfPath } from "#i18n/paths.ts";
import { WrittenPartsContext } from "../document/written-parts.ts";
import { drawing } from "../ui/kept/drawing.ts";
import { messageFile } from "./load-messages.ts";

const fontFiles = import.meta.glob<string>("../fonts/*.woff2", {
  eager: true,
  query: "?url",
  import: "default",
});

type Props = {
  device: "desktop" | "mobile" | undefined;
  locales: readonly Locale[] | undefined;
  analyticsScript: string | undefined;
  children: ReactNode;
};

export function Document({ device = "desktop", locales, analyticsScript, children }: Props) {
  const locale = localeOfPath(useLocation().pathname, locales);
  const { tag, direction } = factsOf(locale);
  const written = useContext(WrittenPartsContext);
  const { place } = drawing;
  const html = { lang: tag, dir: direction, "data-device": device };
  if (written && place) {
    // As many children as below: React counts them for the names it gives to elements.
    return (
      <html {...html}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written from what is below */}
        <head dangerouslySetInnerHTML={{ __html: place(...written.head) }} />
        <body>
          {children}
          {place(...written.end)}
          {null}
        </body>
      </html>
    );
  }
  return (
    <html {...html}>
      <Head locale={locale} analyticsScript={analyticsScript} />
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
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
      {factsOf(locale).fonts.map((name) => (
        <Preload key={name} href={fontFile(name)} as="font" type="font/woff2" />
      ))}
      <Preload href={messageFile(locale)} as="fetch" />
      <Links />
      {analyticsScript && <script async src={analyticsScript} />}
    </head>
  );
}

function fontFile(name: string) {
  return fontFiles[`../fonts/${name}.woff2`] ?? "";
}

/** Words are there in the page already. Only the code needs them again: the server lets them come with it. */
function Preload({ href, as, type }: { href: string; as: "font" | "fetch"; type?: string }) {
  return <link rel="preload" href={href} as={as} type={type} crossOrigin="anonymous" />;
}
