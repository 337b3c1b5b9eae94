import { localeOfPath, withLocale } from "#i18n/paths.ts";

type Args = {
  matches: ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>;
  location: { pathname: string };
};

/** Turns the path of a page into its full address in the language of this page, for structured data. */
export function absoluteAddress({ matches, location }: Args): (path: string) => string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { siteUrl?: string } | undefined;
  const locale = localeOfPath(location.pathname);
  return (path) => `${root?.siteUrl ?? ""}${withLocale(path, locale)}`;
}
