import { data, type MiddlewareFunction } from "react-router";
import { canonicalAddress } from "./navigation/canonical-address.ts";
import { requestApi } from "./request-api.ts";

type Middleware = MiddlewareFunction<Response>;

const registry: Record<string, Middleware> = { address: canonicalAddress, api: requestApi };

/** A route names its middleware. A name that nobody registered is our fault, not the visitor's: status 500. */
export function middlewareNamed(...names: string[]): Middleware[] {
  return names.map((name) => registry[name] ?? unknownMiddleware(name));
}

function unknownMiddleware(name: string): Middleware {
  return async ({ request }, next) => {
    // An error before `next` leaves the error page without the data of its header and footer.
    if (request.method === "GET") await next();
    throw data(`Unknown middleware ${name}`, { status: 500 });
  };
}
