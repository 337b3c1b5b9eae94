/** A picture as the media manifest describes it. Files are `/media/{hash}-{width}.avif` and `.webp`. */
export type PictureEntry = {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  alt: string;
};
