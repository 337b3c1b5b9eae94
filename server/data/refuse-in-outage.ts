import { refuse } from "#api/answer-call.ts";
import type { ApiTransport } from "#api/client.ts";
import { isOutage } from "#db/outage.ts";
import { translator } from "#i18n/translator.ts";

/** A form that cannot be stored is refused in words, on the page it was filled in on: nobody's typing is lost. */
export function refuseInOutage(transport: ApiTransport): ApiTransport {
  return async (request) => {
    try {
      return await transport(request);
    } catch (error) {
      if (request.method !== "POST" || !isOutage(error)) throw error;
      return refuse(503, translator(request.language)("forms.api.unavailable"), { "retry-after": "5" });
    }
  };
}
