import type { CardProduct } from "#app/features/product-card/card-product.ts";
import { placePicture, type Size, scaleTo } from "#app/features/true-scale/scale.ts";
import type { PictureEntry } from "#app/ui/picture/picture-entry.ts";

export type ShelfProduct = CardProduct & {
  series: string;
  seriesName: string;
  size?: Size | undefined;
  accessory?: boolean | undefined;
};
export type Shelf = { id: string; name: string | undefined; products: ShelfProduct[]; scale: number };

/** Room for the tallest and the widest product of a category. */
export const frame = { height: 296, width: 236 };
const least = 40;

/**
 * A shelf for each series, accessories last, all of a category at one scale: the one at which its tallest fills the shelf.
 * Where that would leave another too small to see, each shelf has its own. In another order all stand on one shelf.
 */
export function shelvesOf(products: ShelfProduct[], isSorted: boolean): Shelf[] {
  if (isSorted) return [{ id: "all", name: undefined, products, scale: scaleOf(products) }];
  return [...Map.groupBy(products, ({ category }) => category).values()].flatMap((own) => {
    const shared = scaleOf(own);
    const isSeen = own.every((product) => !isScaled(product) || product.size.height * shared >= least);
    const shelves = Map.groupBy(own, ({ accessory, series }) => (accessory ? "accessories" : series));
    return [...shelves]
      .sort(([one], [other]) => Number(one === "accessories") - Number(other === "accessories"))
      .map(([id, standing]) => ({
        id: `${own[0]?.category}-${id}`,
        name: id === "accessories" ? "" : standing[0]?.seriesName,
        products: standing,
        scale: isSeen ? shared : scaleOf(standing),
      }));
  });
}

type Scaled = ShelfProduct & { size: Size; image: PictureEntry };

export function isScaled(product: ShelfProduct): product is Scaled {
  return Boolean(product.size && product.image?.box);
}

function scaleOf(products: ShelfProduct[]) {
  return Math.min(...products.filter(isScaled).map((product) => scaleTo(product, frame)));
}

/** What the tallest of a shelf measures with whatever hangs from it. */
export function heightOf({ products, scale }: Shelf) {
  const heights = products.filter(isScaled).map(({ image, size }) => placePicture(image, size, scale).tall);
  return Math.max(0, ...heights) / scale;
}
