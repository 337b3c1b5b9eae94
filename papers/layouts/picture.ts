import { drawFront } from "../drawings/body.ts";
import { sizeOf } from "../drawings/dimensions.ts";
import type { Product } from "../library.ts";
import { type Html, html, raw } from "../page/html.ts";
import { pictureAddress } from "../page/pictures.ts";

/** The picture, or a drawing of equal size if there is none. */
export function showPicture(product: Product, alt: string, width: number, index = 0): Html {
  const address = pictureAddress(product.data.images[index], width);
  if (address) return html`<img src="${address}" alt="${alt}">`;
  const size = sizeOf(product) ?? { width: 44, height: 140, depth: 28 };
  const scale = Math.min(150 / size.width, 150 / size.height);
  const [w, h] = [size.width * scale, size.height * scale].map((value) => Math.round(value)) as [
    number,
    number,
  ];
  return html`<svg class="drawing" viewBox="-5 -5 ${w + 10} ${h + 16}" role="img" aria-label="${alt}">${raw(drawFront(product, { x: 0, y: 0, w, h }))}</svg>`;
}
