import { data } from "react-router";
import type { ApiClient } from "#api/client.ts";
import { shellApi } from "#app/context.ts";
import { languageOf } from "#i18n/locales.ts";
import { translatorFor } from "#i18n/message-registry.ts";
import { withoutLocale } from "#i18n/paths.ts";
import { ErrorPage } from "../../shell/errors/error-page.tsx";
import { localeOfPage, pageMeta } from "../../shell/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { nearestPage } from "./nearest-page.ts";

export const handle = { error: true };

/** The page that may have been meant. An address that could not be answered says nothing of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = withoutLocale(url.pathname);
  const pages = asked === "/404" ? [] : await listPages(context.get(shellApi));
  const listed = pages.filter(({ path }) => !path.includes(":"));
  return data({ likely: nearestPage(asked, listed) }, { status: 404 });
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
