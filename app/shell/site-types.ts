import type { Data } from "#api/client.ts";

/** The configuration of a variant, resolved for the visitor's language. */
export type Site = Data<"site/getSiteConfig">;
export type NavigationItem = Data<"navigation/getNavigationData">[number];
export type SeoEntry = Data<"homePage/getSeoData">[number];
