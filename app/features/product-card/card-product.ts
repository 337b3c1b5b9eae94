import type { Data } from "#api/client.ts";
import type { PictureEntry } from "#app/ui/picture/picture-entry.ts";

/** The figures a card has room for. */
const mostFigures = 2;

type Whole = Data<"product/getProductListByCategoryList">["list"][number];

/** What a card shows of a product. Loaders send this and no more. */
export type CardProduct = Omit<Whole, "legacy" | "series" | "seriesName" | "image" | "size" | "accessory"> & {
  image: PictureEntry | null;
};

export function cardProduct(product: CardProduct): CardProduct {
  const { id, model, name, summary, category, image, language, figures } = product;
  return {
    id,
    model,
    name,
    summary,
    category,
    image: image && decoration(image),
    language,
    figures: inOrderOfWeight(figures).slice(0, mostFigures),
  };
}

/** The name stands beside the picture of a card: it needs no words of its own. */
function decoration({ hash, width, height, widths }: PictureEntry): PictureEntry {
  return { hash, width, height, widths, alt: "" };
}

/** Numbers say more than words in little space, so they come first. */
function inOrderOfWeight(figures: CardProduct["figures"]) {
  const isMeasure = (figure: CardProduct["figures"][number]) => figure.unit !== null && figure.low !== null;
  return [...figures.filter(isMeasure), ...figures.filter((figure) => !isMeasure(figure))];
}
