import type { APIRequestContext } from "@playwright/test";
import type { Data, GetName } from "#api/client.ts";

/** What the page should have been told: the same call, asked from outside. */
export async function askApi<N extends GetName>(
  request: APIRequestContext,
  name: N,
  language: string,
  query: Record<string, string | number> | string = "",
): Promise<Data<N>> {
  const params = new URLSearchParams(
    typeof query === "string" ? query : Object.entries(query).map(([key, value]) => [key, String(value)]),
  );
  params.set("languageCode", "english");
  const response = await request.get(`/getHeliodaneApi/${name}?${params}`, {
    headers: { Accept: "application/json", "Accept-Language": language },
  });
  return (await response.json()).data;
}
