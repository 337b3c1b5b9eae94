/** A picture as the media manifest describes it. Files are `/media/{hash}-{width}.avif` and `.webp`. */
export type PictureEntry = {
  id: string;
  hash: string;
  width: number;
  height: number;
  color: string;
  widths: number[];
  alt: string;
};
