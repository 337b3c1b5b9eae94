import { data } from "react-router";
import { requestContext } from "../../context.ts";
import { named } from "../../shell/named-middleware.ts";
import type { Route } from "./+types/route.ts";

/** Every row of the error catalogue at an address of its own, for tests and for those who style error pages. */
export const middleware: Route.MiddlewareFunction[] = [
  (args, next) => {
    if (args.context.get(requestContext).production) throw data(null, { status: 404 });
    const [unknown] = args.params.kind === "middleware" ? named("gatekeeper") : [];
    return unknown ? unknown(args, next) : next();
  },
];

export function loader({ params }: Route.LoaderArgs) {
  if (params.kind === "teapot") throw data("This pot makes no coffee", { status: 418 });
  if (params.kind === "error") throw new Error("The demonstration failed as planned");
  return params.kind;
}

export default function ErrorDemo({ loaderData: kind }: Route.ComponentProps) {
  if (kind === "render") throw new Error("The demonstration could not be drawn");
  return <h1>{kind}</h1>;
}
