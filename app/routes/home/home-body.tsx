import { CaseRow } from "./case-row.tsx";
import { Categories } from "./categories.tsx";
import { ContactCall } from "./contact-call.tsx";
import { Doors } from "./doors.tsx";
import { FeaturedProducts } from "./featured-products.tsx";
import { Figures } from "./figures.tsx";
import type { HomeData } from "./load-home.ts";

/** Everything below the first view. */
export function HomeBody({ home }: { home: HomeData }) {
  return (
    <>
      <Figures figures={home.figures} />
      <Categories categories={home.categories} />
      <FeaturedProducts products={home.products} />
      <Doors blocks={home.blocks} solutions={home.solutions} />
      <CaseRow cases={home.cases} />
      <ContactCall />
    </>
  );
}
