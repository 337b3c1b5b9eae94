import { data } from "react-router";
import { ErrorPage } from "../../shell/errors/error-page.tsx";
import { localeOfPage, pageMeta } from "../../shell/seo/page-meta.ts";
import { translateFor } from "../../shell/seo/translate.ts";
import type { Route } from "./+types/route.ts";

export const handle = { error: true };

export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = (args) => {
  const t = translateFor(localeOfPage(args));
  return pageMeta(args, { noIndex: true, description: t("errors.notFoundText") });
};

export default function NotFound() {
  return <ErrorPage status={404} message="" />;
}
