import { type MiddlewareFunction, redirect } from "react-router";
import { type ApiTransport, createClient } from "#api/client.ts";
import { type Locale, languageOf } from "#i18n/locales.ts";
import { documentPath, localeOfPath, withLocale } from "#i18n/paths.ts";
import { api, requestContext, shellApi } from "../context.ts";

/** Gives the loaders an API client that speaks the language of the address. */
export const apiForLocale: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const { transport, variant, visitor, tags } = context.get(requestContext);
  const locale = localeOfPath(documentPath(new URL(request.url).pathname));
  const client = { language: languageOf(locale), edition: variant, visitor, tags };
  context.set(shellApi, createClient({ ...client, transport }));
  context.set(api, createClient({ ...client, transport: leavingOnFailure(transport, locale) }));
  return next();
};

/** Any answer to a GET but 200 sends the visitor to the error page. A refused form is answered with 200. */
function leavingOnFailure(transport: ApiTransport, locale: Locale): ApiTransport {
  return async (request) => {
    const answer = await transport(request);
    if (request.method === "GET" && answer.status !== 200) throw redirect(withLocale("/404", locale));
    return answer;
  };
}
