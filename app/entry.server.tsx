import words from "virtual:message-words";
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { locales } from "#i18n/locales.ts";
import { registerMessages } from "#i18n/message-registry.ts";
import { requestContext } from "./context.ts";
import { fallbackDocument } from "./shell/errors/fallback-document.ts";
import { hydrationScript, readAll } from "./shell/hydration-script.ts";
import { wake } from "./ui/island/waking.ts";
import { drawing } from "./ui/kept/drawing.ts";

export { requestContext };

/** Marks the scripts that we write ourselves; the server takes it off again and allows these and no others. */
export const scriptMark = crypto.randomUUID();

for (const locale of locales) registerMessages(locale, words[locale]);
drawing.toHtml = renderToString;

/**
 * Renders to one string: no page streams, and this takes a third of the CPU of the streaming renderer. The loader
 * data is drained first and handed over beside the page, as one script.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  visit: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const [data] = await Promise.all([readAll(context.serverHandoffStream), wake()]);
  const html = render(request, context);
  const response = new Response(null, { status, headers });
  const dataScript = context.renderMeta?.didRenderScripts ? hydrationScript(data) : "";
  visit.get(requestContext).takeDocument(response, { html, dataScript });
  return response;
}

/** What a visitor asked wrongly is no fault of ours and is not written down: it could fill a disk. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isTheirs = isRouteErrorResponse(error) && error.status < 500;
  if (!isTheirs && !request.signal.aborted) console.error(error);
};

function render(request: Request, context: EntryContext) {
  context.renderMeta ??= {};
  try {
    const app = (
      <ServerRouter
        context={{ ...context, serverHandoffStream: undefined }}
        url={request.url}
        nonce={scriptMark}
      />
    );
    return `<!DOCTYPE html>${renderToString(app)}`;
  } catch (error) {
    // The first failure renders the error page; only a failure of that page ends here.
    if (!context.staticHandlerContext.errors) throw error;
    console.error(error);
    return fallbackDocument(error);
  }
}
