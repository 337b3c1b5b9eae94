import { data } from "react-router";
import type { ApiClient } from "#api/client.ts";
import { shellApi } from "#app/context.ts";
import { languageOf } from "#i18n/locales.ts";
import { translatorFor } from "#i18n/message-registry.ts";
import { withoutLocale } from "#i18n/paths.ts";
import { ErrorPage } from "../../shell/errors/error-page.tsx";
import { nearestPage } from "../../shell/navigation/nearest-page.ts";
import { localeOfPage, pageMeta } from "../../shell/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export const handle = { error: true };

/** The page that may have been meant: the one most like the address, or the record that the address of this page names. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = withoutLocale(url.pathname);
  const likely = url.searchParams.get("likely");
  const pages = asked === "/404" && !likely ? [] : await listPages(context.get(shellApi));
  const listed = pages.filter(({ path }) => !path.includes(":"));
  const found = likely ? listed.find(({ path }) => path === likely) : nearestPage(asked, listed);
  return data({ likely: found && { path: found.path, title: found.title } }, { status: 404 });
}

/** Without them the page is still not found. */
function listPages(client: ApiClient) {
  return client.get("homePage/getSeoData", {}).catch(() => []);
}

export const meta: Route.MetaFunction = (args) => {
  const t = translatorFor(languageOf(localeOfPage(args)));
  return pageMeta(args, { noIndex: true, description: t("errors.notFoundText") });
};

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <ErrorPage status={404} message="" likely={loaderData.likely} />;
}
