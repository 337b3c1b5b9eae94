import { type ApiRequest, type ApiTransport, createClient } from "#api/client.ts";
import { apiPrefix } from "#config/product.ts";
import type { Language } from "#i18n/locales.ts";

/** Calls the API from the browser, for what a page asks after it was opened. Reading only: forms go through actions. */
export function browserApi(language: Language) {
  return createClient({ transport, language });
}

const transport: ApiTransport = async (request) => {
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
