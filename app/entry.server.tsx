import messages from "virtual:messages";
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
import { DocumentContext } from "./document/document-scripts.tsx";
import { readHandover, withoutHandover } from "./framework-internals/handover.ts";
import { fallbackDocument } from "./shell/errors/fallback-document.ts";

export { requestContext };

for (const locale of locales) registerMessages(locale, messages[locale]);

/** Renders at once: no page streams, and this takes a third of the CPU of the streaming renderer. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  visit: RouterContextProvider,
) {
  const { inlineScripts, onError } = visit.get(requestContext);
  inlineScripts.clear();
  const data = await readHandover(context);
  const isAnswerToForm = request.method === "POST";
  const rendering = { data, isAnswerToForm, onScript: (script: string) => inlineScripts.add(script) };
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(Buffer.from(render(request, context, rendering, onError)), { status, headers });
}

/** A wrong request is not our fault and is not logged: it could fill a disk. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isTheirs = isRouteErrorResponse(error) && error.status < 500;
  if (!isTheirs && !request.signal.aborted) context.get(requestContext).onError(error);
};

type Rendering = Parameters<typeof DocumentContext>[0]["value"];

function render(
  { url }: Request,
  context: EntryContext,
  rendering: Rendering,
  onError: (error: unknown) => void,
) {
  try {
    const html = renderToString(
      <DocumentContext value={rendering}>
        <ServerRouter context={withoutHandover(context)} url={url} />
      </DocumentContext>,
    );
    return `<!DOCTYPE html>${html}`;
  } catch (error) {
    // The first failure renders the error page; only a failure of that page ends here.
    if (!context.staticHandlerContext.errors) throw error;
    onError(error);
    return fallbackDocument(error);
  }
}
