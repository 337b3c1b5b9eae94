import { data } from "react-router";
import { middlewareNamed } from "../../shell/middleware.ts";
import type { Route } from "./+types/route.ts";

/** The rows of the error catalogue at addresses of their own, for tests and styling. Only there with ERROR_DEMO=on. */
export const middleware: Route.MiddlewareFunction[] = [
  (args, next) => {
    if (args.params.kind === "missing" || process.env.ERROR_DEMO !== "on") throw data(null, { status: 404 });
    const [unknown] = args.params.kind === "middleware" ? middlewareNamed("gatekeeper") : [];
    return unknown ? unknown(args, next) : next();
  },
];

export function loader({ params }: Route.LoaderArgs) {
  if (params.kind === "teapot") throw data("This pot makes no coffee", { status: 418 });
  if (params.kind === "error") throw new Error("The demonstration failed as planned");
  // The error page cannot make a text of this one, and fails in turn.
  if (params.kind === "fallback") throw Object.create(null);
  return params.kind;
}

export default function ErrorDemo({ loaderData: kind }: Route.ComponentProps) {
  if (kind === "render") throw new Error("The demonstration could not be drawn");
  return <h1>{kind}</h1>;
}
