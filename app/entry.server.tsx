import words from "virtual:message-words";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from "react-router";
import { locales } from "#i18n/locales.ts";
import { registerMessages } from "#i18n/message-registry.ts";
import { requestContext } from "./context.ts";
import { dataElement } from "./document/data-element.ts";
import { drawDocument, scriptMark } from "./document/draw-document.tsx";
import { hydrationScript, readAll } from "./document/hydration-script.ts";
import { besidePage, shownOf } from "./document/loaded-data.ts";
import { createQuickPages } from "./document/quick-page.tsx";
import { fallbackDocument } from "./shell/errors/fallback-document.ts";
import { wake } from "./ui/island/waking.ts";
import { keepParts } from "./ui/kept/draw-page.ts";

export { besidePage, createQuickPages, requestContext, scriptMark };

for (const locale of locales) registerMessages(locale, words[locale]);
keepParts();

/**
 * Renders at once: no page streams, and this takes a third of the CPU of the streaming renderer. The data is
 * handed over beside the page: most of it as JSON, a form's answer and errors as the framework writes them.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  visit: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const [stream] = await Promise.all([readAll(context.serverHandoffStream), wake()]);
  const { aside, takeDocument } = visit.get(requestContext);
  const { staticHandlerContext: state } = context;
  const shown = shownOf(state.loaderData, aside?.loaded);
  // The same object: when drawing fails, the framework reads in it how far the drawing came.
  state.loaderData = { ...state.loaderData, ...shown };
  const html = draw(request, context);
  const response = new Response(null, { status, headers });
  const isLive = context.renderMeta?.didRenderScripts === true;
  takeDocument(response, {
    html,
    data: isLive ? dataElement(shown) : [],
    dataScript: isLive ? hydrationScript(stream) : "",
  });
  return response;
}

/** What a visitor asked wrongly is no fault of ours and is not written down: it could fill a disk. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isTheirs = isRouteErrorResponse(error) && error.status < 500;
  if (!isTheirs && !request.signal.aborted) console.error(error);
};

function draw(request: Request, context: EntryContext) {
  context.renderMeta ??= {};
  try {
    return drawDocument(request.url, { ...context, serverHandoffStream: undefined });
  } catch (error) {
    // The first failure renders the error page; only a failure of that page ends here.
    if (!context.staticHandlerContext.errors) throw error;
    console.error(error);
    return [fallbackDocument(error)];
  }
}
