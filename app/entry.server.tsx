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
import { RenderingContext } from "./document/document-scripts.tsx";
import { pageData, withoutStream } from "./framework-internals/handover-script.ts";
import { fallbackDocument } from "./shell/errors/fallback-document.ts";
import { cacheFragments } from "./ui/cached-fragment/fragment-cache.ts";
import { loadIslands } from "./ui/lazy-island/lazy-part.ts";

export { requestContext };

for (const locale of locales) registerMessages(locale, messages[locale]);
if (import.meta.env.PROD) cacheFragments(renderToString);

/** Renders at once: no page streams, and this takes a third of the CPU of the streaming renderer. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  visit: RouterContextProvider,
) {
  const { inlineScripts } = visit.get(requestContext);
  inlineScripts.clear();
  const [data] = await Promise.all([pageData(context), loadIslands()]);
  const isAnswerToForm = request.method === "POST";
  const rendering = { data, isAnswerToForm, onScript: (script: string) => inlineScripts.add(script) };
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(Buffer.from(render(request, context, rendering)), { status, headers });
}

/** What a visitor asked wrongly is no fault of ours and is not written down: it could fill a disk. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isTheirs = isRouteErrorResponse(error) && error.status < 500;
  if (!isTheirs && !request.signal.aborted) console.error(error);
};

type Rendering = Parameters<typeof RenderingContext>[0]["value"];

function render({ url }: Request, context: EntryContext, rendering: Rendering) {
  try {
    const html = renderToString(
      <RenderingContext value={rendering}>
        <ServerRouter context={withoutStream(context)} url={url} />
      </RenderingContext>,
    );
    return `<!DOCTYPE html>${html}`;
  } catch (error) {
    // The first failure renders the error page; only a failure of that page ends here.
    if (!context.staticHandlerContext.errors) throw error;
    console.error(error);
    return fallbackDocument(error);
  }
}
