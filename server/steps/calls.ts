import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createApiApp } from "#api/http/api-app.ts";
import type { Config } from "#config/config.ts";
import { apiPrefix } from "#config/product.ts";
import type { Data } from "../data/data.ts";
import { isCrossSite } from "../http/same-site.ts";
import { sendText } from "../http/send.ts";
import { visitorAddress } from "../http/visitor-address.ts";
import type { Log } from "../process/log.ts";
import type { Step } from "./step.ts";

/** The API, under the prefix that bears the maker's name. */
export function createCalls(config: Config, data: Pick<Data, "transport">, log: Log): Step {
  const app = createApiApp({
    transport: data.transport,
    prefix: apiPrefix,
    siteName: config.siteName,
    locales: config.LANGUAGES,
    visitorOf: (context) => visitorAddress(context.env.incoming, config.TRUST_PROXY),
    onError(error, context) {
      // What a client that hung up did not send is missing to nobody.
      if (context.env.incoming.complete) log.error({ err: error, path: context.req.path }, "call failed");
    },
  });
  const running = new WeakMap<IncomingMessage, Response | Promise<Response>>();
  const listen = getRequestListener(
    (request, env) => {
      const answer = app.fetch(request, env);
      running.set((env as { incoming: IncomingMessage }).incoming, answer);
      return answer;
    },
    // Old clients name no site; the adapter wants one.
    { overrideGlobalObjects: false, hostname: new URL(config.SITE_URL).host },
  );

  return async ({ path }, request, response) => {
    if (!path.startsWith(apiPrefix)) return undefined;
    if (request.method === "POST" && isCrossSite(request, config)) {
      return sendText(response, 403, "This request came from another site.");
    }
    // The adapter waits for ever when a client leaves before its compressed answer, a stream, is there.
    const left = once(response, "close").then(() => running.get(request));
    await Promise.race([listen(request, response), left]);
    return "api";
  };
}
