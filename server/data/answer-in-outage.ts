import { refuse } from "#api/answer-call.ts";
import type { ApiTransport } from "#api/client.ts";
import { isOutage } from "#db/outage.ts";
import { translator } from "#i18n/translator.ts";

/**
 * Refuses calls in the visitor's language: a form on its own page, so that nothing typed is lost, a page with the advice to
 * try again.
 */
export function answerInOutage(transport: ApiTransport): ApiTransport {
  return async (request) => {
    try {
      return await transport(request);
    } catch (error) {
      if (!isOutage(error)) throw error;
      return refuse(503, translator(request.language)("forms.api.unavailable"), { "retry-after": "5" });
    }
  };
}
