import { createServer } from "node:http";
import type { Config } from "#config/config.ts";
import { ConfigError } from "#config/config-error.ts";
import { nodeLimits } from "../http/node-limits.ts";
import { sendText } from "../http/send.ts";

type MetricsSource = { contentType: string; read(): Promise<string> };

/** Serves the metrics of the whole site on their own port: visitors reach one worker, Prometheus needs the sum. */
export async function openMetricsServer(config: Config, { contentType, read }: MetricsSource) {
  const { METRICS_PORT: port, METRICS_HOST: host } = config;
  if (port === undefined) return undefined;
  const server = createServer(nodeLimits, async (request, response) => {
    if (request.url === "/healthz") return sendText(response, 200, "ok");
    if (request.url !== "/metrics") return sendText(response, 404, "Not found");
    try {
      const text = await read();
      response.writeHead(200, { "Content-Type": contentType }).end(text);
    } catch (error) {
      sendText(response, 503, `The workers did not answer: ${(error as Error).message}`);
    }
    return undefined;
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) =>
      reject(new ConfigError(`Metrics cannot be served on ${host}:${port} (METRICS_PORT): ${error.message}`)),
    );
    server.listen(port, host, resolve);
  });
  return server;
}
