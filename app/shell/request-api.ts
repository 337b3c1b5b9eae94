import { data, type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { type ApiRequest, type ApiTransport, createClient } from "#api/client.ts";
import { type Answer, noAnswer } from "#api/envelope.ts";
import { type Locale, languageOf } from "#i18n/locales.ts";
import { documentPath, localeOfPath, withLocale, withoutLocale } from "#i18n/paths.ts";
import { api, hasShellData, requestContext, shellApi } from "../context.ts";
import { nearestRecord } from "./navigation/nearest-page.ts";
import type { SeoEntry } from "./site-types.ts";

/** Gives the loaders an API client that speaks the language of the address. */
export const requestApi: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { transport, variant, visitor, tags, locales } = context.get(requestContext);
  const url = new URL(request.url);
  const locale = localeOfPath(documentPath(url.pathname), locales);
  const client = { language: languageOf(locale), edition: variant, visitor, tags };
  context.set(
    shellApi,
    createClient({ ...client, transport: withOwnTagOnly(failWith503(transport, isFailure)) }),
  );
  const ofThePage = failWith503(reloadAsDocument(transport, url), isAway);
  context.set(api, createClient({ ...client, transport: redirectMissing(ofThePage, locale, url) }));
  const response = await next();
  // What a middleware refuses before any loader has run would be shown without header and footer.
  const isBare = response.status === 404 && request.method === "GET" && !context.get(hasShellData);
  if (!isBare || url.pathname !== documentPath(url.pathname)) return response;
  throw redirect(withLocale("/404", locale));
};

/** The tags of lists that name many records, in the shell. */
const ownTags: Partial<Record<ApiRequest["name"], string>> = {
  "homePage/getSeoData": "seo",
  "navigation/getNavigationData": "navigation",
};

/**
 * The SEO list and the menu name many records, and so do their tags: with them, any change would be a change of every
 * page. A page shows one entry of the list and the first level of the menu; its own loader brings the tags of its records.
 */
function withOwnTagOnly(transport: ApiTransport): ApiTransport {
  return async (request) => {
    const answer = await transport(request);
    const tag = ownTags[request.name];
    return tag ? { ...answer, tags: [tag] } : answer;
  };
}

/**
 * When the data of a page cannot be had, its whole document may: the server keeps a copy of it for a day. Where nobody
 * answered at all the browser looks for it, because the visitor stays where there is none.
 */
function reloadAsDocument(transport: ApiTransport, url: URL): ApiTransport {
  const path = documentPath(url.pathname);
  if (path === url.pathname) return transport;
  const search = new URLSearchParams(url.search);
  search.delete("_routes");
  const address = search.size > 0 ? `${path}?${search}` : path;
  return async (request) => {
    if (request.method !== "GET") return transport(request);
    const answer = await transport(request).catch(() => undefined);
    if (answer?.status === noAnswer) throw data(null, { status: noAnswer });
    if (!answer || answer.status >= 500) throw redirectDocument(address);
    return answer;
  };
}

/** A data source that is away is no missing page: the visitor is told to try again. */
function failWith503(transport: ApiTransport, fails: (answer: Answer) => boolean): ApiTransport {
  return async (request) => {
    const answer = await transport(request);
    if (request.method === "GET" && fails(answer))
      throw data(null, { status: 503, statusText: "Service Unavailable" });
    return answer;
  };
}

/** Nobody answered, or the answer was to come again. Any other status sends a page's visitor to `/404`. */
function isAway({ status, headers }: Answer) {
  return status === noAnswer || (status === 503 && headers?.["retry-after"] !== undefined);
}

/** Without header and footer there is no error page that a visitor could be sent to. */
const isFailure = ({ status }: Answer) => status !== 200;

/**
 * Any other answer to a GET but 200 sends the visitor to where the page is now, or to the error page. A refused form is
 * answered with 200.
 */
function redirectMissing(transport: ApiTransport, locale: Locale, url: URL): ApiTransport {
  return async (request) => {
    const answer = await transport(request);
    if (request.method !== "GET") return answer;
    if (answer.status === 200) return refuseCode(answer);
    const moved = answer.status === 404 && (await findMoved(transport, request, url));
    if (moved) throw redirect(withLocale(moved, locale), 301);
    const likely = answer.status === 404 && (await findLikely(transport, request, url));
    throw redirect(withLocale("/404", locale) + (likely ? `?likely=${encodeURIComponent(likely)}` : ""));
  };
}

/** The record that was probably meant. */
async function findLikely(transport: ApiTransport, request: ApiRequest, url: URL) {
  const { envelope } = await transport({ ...request, name: "homePage/getSeoData", params: {} });
  return nearestRecord(withoutLocale(documentPath(url.pathname)), (envelope.data ?? []) as SeoEntry[])?.path;
}

/** Another code with HTTP 200 is an error that says its own message. Only an address that is missing is a 404. */
function refuseCode(answer: Answer) {
  const { code, msg } = answer.envelope;
  if (code === 200) return answer;
  throw data(msg, { status: code > 404 && code < 600 ? code : 500 });
}

async function findMoved(transport: ApiTransport, request: ApiRequest, url: URL) {
  const path = withoutLocale(documentPath(url.pathname));
  const { status, envelope } = await transport({ ...request, name: "site/getRedirect", params: { path } });
  return status === 200 ? (envelope.data as { path: string }).path : undefined;
}
