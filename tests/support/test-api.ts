import { answerCall } from "#api/answer-call.ts";
import { createApiApp } from "#api/http/api-app.ts";
import type { Services } from "#api/services.ts";
import { apiPrefix } from "#config/product.ts";
import { createLimits } from "#domain/enquiries/limits.ts";
import { locales } from "#i18n/locales.ts";
import { openSampleDatabase } from "./sample-database.ts";

export const formSecret = "test-secret";

type Options = { limits?: boolean; services?: Partial<Services> };

/** The API over the sample content, asked as a browser would ask it. */
export async function openTestApi({ limits = false, services }: Options = {}) {
  const { db, pool, config, close } = await openSampleDatabase();
  const offered: Services = {
    db,
    limits: createLimits(pool, limits),
    mailing: undefined,
    secret: formSecret,
    moderated: true,
    siteName: "Heliodane",
    locales,
    ...services,
  };
  const app = createApiApp({
    transport: (request) => answerCall(offered, request),
    prefix: apiPrefix,
    siteName: "Heliodane",
    locales: offered.locales,
    visitorOf: (context) => context.req.header("x-test-visitor") ?? "203.0.113.7",
    onError: (error) => console.error(error),
  });
  const request = (path: string, init?: RequestInit) => app.request(`${apiPrefix}${path}`, init);
  const ask = async (path: string, init?: RequestInit) => {
    const response = await request(path, init);
    return { response, body: (await response.json()) as { code: number; data: never; msg: string } };
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  return { db, pool, config, services: offered, request, ask, post, close };
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>;
