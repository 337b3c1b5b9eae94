/** A picture as the media manifest describes it. Files are `/media/{hash}-{width}.avif` and `.webp`. */
export type PictureEntry = {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  alt: string;
  /** Of a pack shot: the left, upper, right and lower edge of the product in it, and the foot of its housing where a cable hangs lower. */
  box?: number[];
};
