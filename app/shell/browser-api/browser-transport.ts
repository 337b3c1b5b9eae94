import type { ApiRequest, ApiTransport } from "#api/client.ts";
import { apiPrefix } from "#config/product.ts";

/** Calls the API from the browser, for what a page asks after it was opened. Reading only: forms go through actions. */
export const browserTransport: ApiTransport = async (request) => {
  const response = await fetch(addressOf(request), {
    headers: { Accept: "application/json", "Accept-Language": request.language },
    ...(request.signal && { signal: request.signal }),
  });
  return { status: response.status, envelope: await response.json(), tags: [] };
};

export function addressOf({ name, params }: Pick<ApiRequest, "name" | "params">): string {
  const pairs = Object.entries(params).flatMap(([key, value]) =>
    [value].flat().map((entry): [string, string] => [key, String(entry)]),
  );
  return `${apiPrefix}${name}?${new URLSearchParams(pairs)}`;
}
