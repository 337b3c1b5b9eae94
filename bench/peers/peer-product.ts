import type { CardProduct } from "#app/features/product-card/card-product.ts";
import { specParts } from "#app/features/spec-value/spec-parts.ts";
import { pictureSource, sourceSet } from "#app/ui/picture/picture-source.ts";
import { formatNumber } from "#i18n/format-number.ts";

const words = {
  number: (value: number) => formatNumber(value, "en", 2),
  flag: (value: boolean) => (value ? "Yes" : "No"),
  spelled: (_unit: "y" | "d", _value: number, text: string) => text,
};

export function peerProduct({ id, model, name, summary, image, figures }: CardProduct) {
  return {
    id,
    model,
    name,
    summary,
    image: image && {
      avif: sourceSet(image, "avif"),
      webp: sourceSet(image, "webp"),
      src: pictureSource(image),
      width: image.width,
      height: image.height,
    },
    figures: figures
      .filter(({ unit, low }) => unit !== null && low !== null)
      .slice(0, 2)
      .map((figure) => ({ label: figure.name, ...specParts(figure, words, true) })),
  };
}
