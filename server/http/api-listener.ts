import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createApiApp } from "#api/http/api-app.ts";
import type { Config } from "#config/config.ts";
import { apiPrefix } from "#config/product.ts";
import type { Data } from "../data/data.ts";
import type { Log } from "../process/log.ts";
import { sendPlain } from "./plain-answers.ts";
import { isCrossSite } from "./visitor.ts";
import { visitorAddress } from "./visitor-address.ts";

/** The calls behind node's HTTP server. */
export function createApiListener(config: Config, data: Data, log: Log) {
  const app = createApiApp({
    transport: data.transport,
    prefix: apiPrefix,
    siteName: config.siteName,
    locales: config.LANGUAGES,
    visitorOf: (context) => visitorAddress(context.env.incoming, config.TRUST_PROXY),
    onError: (error, context) => log.error({ err: error, path: context.req.path }, "a call failed"),
  });
  const underWay = new WeakMap<IncomingMessage, Response | Promise<Response>>();
  const listen = getRequestListener(
    (request, env) => {
      const answer = app.fetch(request, env);
      underWay.set((env as { incoming: IncomingMessage }).incoming, answer);
      return answer;
    },
    { overrideGlobalObjects: false },
  );

  return async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === "POST" && isCrossSite(request, config)) {
      return sendPlain(response, 403, "This request came from another site.");
    }
    // A compressed answer is a stream, and the adapter waits for ever for whoever left before it was there to read it.
    const left = once(response, "close").then(() => underWay.get(request));
    await Promise.race([listen(request, response), left]);
    return "api";
  };
}
