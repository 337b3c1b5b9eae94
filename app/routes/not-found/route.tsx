import { data } from "react-router";
import { ErrorPage } from "../../shell/errors/error-page.tsx";
import { pageMeta } from "../../shell/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export const handle = { error: true };

export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { noIndex: true });

export default function NotFound() {
  return <ErrorPage status={404} message="" />;
}
