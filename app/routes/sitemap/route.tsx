import { api, requestContext } from "#app/context.ts";
import type { Route } from "./+types/route.ts";
import { findSitemap } from "./sitemap.ts";

/** `/sitemap.xml`, and where that is an index its parts, in the same folder as crawlers demand: `/sitemap.xml?part=1`. */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const part = searchParams.get("part") ?? undefined;
  const xml = await findSitemap(part, context.get(api), context.get(requestContext));
  if (!xml) return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      // The parts of a large site would fill the page cache, and take little time to make.
      ...(part && { "Cache-Control": "no-store" }),
    },
  });
}
