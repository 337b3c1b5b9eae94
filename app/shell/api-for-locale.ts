import { data, type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { type ApiTransport, createClient } from "#api/client.ts";
import { type Locale, languageOf } from "#i18n/locales.ts";
import { documentPath, localeOfPath, withLocale } from "#i18n/paths.ts";
import { api, requestContext, shellApi } from "../context.ts";
import { watchValues } from "./known-values.ts";

/** Gives the loaders an API client that speaks the language of the address. */
export const apiForLocale: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { transport, variant, visitor, tags, locales } = context.get(requestContext);
  const url = new URL(request.url);
  const locale = localeOfPath(documentPath(url.pathname), locales);
  const client = { language: languageOf(locale), edition: variant, visitor, tags };
  context.set(
    shellApi,
    createClient({ ...client, transport: withoutTagsOfAll(sayingUnavailable(transport)) }),
  );
  const { transport: watched, areKnown } = watchValues(url.searchParams, asDocument(transport, url));
  context.set(
    api,
    createClient({ ...client, transport: leavingOnFailure(sayingUnavailable(watched), locale) }),
  );
  const response = await next();
  if (!areKnown()) tags.add("unknown-values");
  return response;
};

/**
 * The SEO list names every record, and so do its tags: with them, any change would be a change of every page. A page
 * shows one entry of the list, and its own loader brings the tag of the record that entry is made from.
 */
function withoutTagsOfAll(transport: ApiTransport): ApiTransport {
  return async (request) => {
    const answer = await transport(request);
    return request.name === "homePage/getSeoData" ? { ...answer, tags: ["seo"] } : answer;
  };
}

/** When the data of a page cannot be had, its whole document may: the server keeps a copy of it for a day. */
function asDocument(transport: ApiTransport, url: URL): ApiTransport {
  const path = documentPath(url.pathname);
  if (path === url.pathname) return transport;
  const search = new URLSearchParams(url.search);
  search.delete("_routes");
  const address = search.size > 0 ? `${path}?${search}` : path;
  return async (request) => {
    if (request.method !== "GET") return transport(request);
    const answer = await transport(request).catch(() => undefined);
    if (!answer || isUnavailable(answer)) throw redirectDocument(address);
    return answer;
  };
}

/** A data source that is away or broken is no missing page: the visitor is told to try again. */
function sayingUnavailable(transport: ApiTransport): ApiTransport {
  return async (request) => {
    const answer = await transport(request);
    if (request.method === "GET" && isUnavailable(answer)) throw data(null, { status: 503 });
    return answer;
  };
}

function isUnavailable({ status }: { status: number }) {
  return status >= 500;
}

/** Any other answer to a GET but 200 sends the visitor to the error page. A refused form is answered with 200. */
function leavingOnFailure(transport: ApiTransport, locale: Locale): ApiTransport {
  return async (request) => {
    const answer = await transport(request);
    if (request.method === "GET" && answer.status !== 200) throw redirect(withLocale("/404", locale));
    return answer;
  };
}
