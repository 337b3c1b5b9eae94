import type { ServerResponse } from "node:http";
import type { Registry } from "prom-client";
import { isLoopback } from "../http/loopback.ts";
import { sendText } from "../http/send.ts";
import type { Step } from "./step.ts";

/** Supervisors and Prometheus ask these; a browser reports to `/open` which page it opened. */
export function createProbes(registry: Registry, isReady: () => Promise<boolean>): Step {
  return ({ path }, request, response) => {
    if (path === "/healthz") return sendText(response, 200, "ok");
    if (path === "/readyz") return sendReadiness(response);
    if (path === "/metrics")
      return isLoopback(request) ? sendMetrics(response) : sendText(response, 404, "Not found");
    if (path === "/open" && request.method === "POST") return sendText(response, 204, "");
    return undefined;
  };

  async function sendReadiness(response: ServerResponse) {
    return (await isReady()) ? sendText(response, 200, "ready") : sendText(response, 503, "not ready");
  }

  async function sendMetrics(response: ServerResponse) {
    const text = await registry.metrics();
    response.writeHead(200, { "Content-Type": registry.contentType });
    response.end(text);
    return "metrics";
  }
}
