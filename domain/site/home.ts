import type { CompanyVariant } from "#config/variants.ts";
import { homePages, homePageTexts } from "#db/schema/site.ts";
import { listCaseCards } from "../catalogue/case-cards.ts";
import { listCategories } from "../catalogue/categories.ts";
import { listProductCards } from "../catalogue/product-cards.ts";
import { findSolution, listSolutionCards } from "../catalogue/solutions.ts";
import { findTexts, type Reader } from "../reader.ts";
import { findImages, imageOf } from "./images.ts";
import { findCompany } from "./variants.ts";

export async function findHome(reader: Reader, variant: CompanyVariant) {
  const [row] = await reader.db.select().from(homePages).limit(1);
  if (!row) return undefined;
  const [texts, images, categories, products, solutions, cases, company, dayOf] = await Promise.all([
    findTexts(reader, homePageTexts, [row.id]),
    findImages(reader, [row.heroImage, ...row.blocks.map(({ image }) => image)]),
    listCategories(reader),
    listProductCards(reader, row.featuredProducts),
    listSolutionCards(reader, row.solutions),
    listCaseCards(reader, row.cases),
    findCompany(reader, variant),
    row.solutions[0] ? findSolution(reader, row.solutions[0]) : undefined,
  ]);
  const text = texts.get(row.id);
  if (!text) return undefined;
  reader.tags.add("home");
  return {
    hero: {
      title: text.heroTitle,
      text: text.heroText,
      image: imageOf(images, row.heroImage),
      day: dayOf ? dayShown(dayOf) : null,
      language: text.language,
    },
    categories,
    products,
    solutions,
    cases,
    figures: company?.claims ?? [],
    blocks: row.blocks.map(({ id, image, path }) => ({
      id,
      img: imageOf(images, image),
      title: text.blocks[id]?.title ?? "",
      content: text.blocks[id]?.content ?? "",
      path,
    })),
  };
}

/** What the strip below the first picture needs. */
function dayShown(solution: NonNullable<Awaited<ReturnType<typeof findSolution>>>) {
  const { id, title, language, grid, day } = solution;
  const { usableEnergy, inverterPower, inverterEfficiency, roundTrip, coupling } = solution;
  if (!day) return null;
  return {
    ...{ id, title, language, grid, day },
    ...{ usableEnergy, inverterPower, inverterEfficiency, roundTrip, coupling },
  };
}
