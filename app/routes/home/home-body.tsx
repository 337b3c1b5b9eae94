import { ApplicationBlocks } from "./application-blocks.tsx";
import { CaseRow } from "./case-row.tsx";
import { Categories } from "./categories.tsx";
import { ContactCall } from "./contact-call.tsx";
import { FeaturedProducts } from "./featured-products.tsx";
import { Figures } from "./figures.tsx";
import { LatestNews } from "./latest-news.tsx";
import type { HomeData } from "./load-home.ts";
import { Situations } from "./situations.tsx";

/** Everything below the first view. */
export function HomeBody({ home }: { home: HomeData }) {
  return (
    <>
      <Categories categories={home.categories} />
      <FeaturedProducts products={home.products} />
      <Situations solutions={home.solutions} />
      <Figures figures={home.figures} />
      <CaseRow cases={home.cases} />
      <ApplicationBlocks blocks={home.blocks} />
      <LatestNews news={home.news} />
      <ContactCall />
    </>
  );
}
