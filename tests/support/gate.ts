import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy before a site that can be shut, so that the site is there, and then is not. */
export async function openGate(site: string) {
  const { hostname, port } = new URL(site);
  /** Scripts that another build of the site would have at these addresses. */
  const scripts = new Map<string, string>();
  const gate = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    const script = scripts.get(url ?? "");
    if (script !== undefined) return answer.writeHead(200, { "Content-Type": "text/javascript" }).end(script);
    const passed = request({ hostname, port, method, path: url, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => gate.listen(0, "127.0.0.1", resolve));
  const own = (gate.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${own}`,
    scripts,
    shut: () =>
      new Promise<void>((resolve) => {
        gate.close(() => resolve());
        gate.closeAllConnections();
      }),
  };
}
