import type { Size } from "#app/features/true-scale/scale.ts";
import styles from "./product-stage.module.css";

export const personHeight = 1750;

/** The figure is drawn 170 units tall. */
const outline = "m-15 -142h30l4 62h-8v80h-22v-80h-8z";
const drawn = 169;
const [tallest, small] = [400, 150];
/** What hangs on a wall hangs with its middle here. */
const hungAt = 1400;

type Props = { product: Size; hangs: boolean; scale: number; floor: number; caption: string };

/** A flat grey person at the scale of the product; where that is too tall, smaller, with the product in green. */
export function StagePerson({ product, hangs, scale, floor, caption }: Props) {
  const fits = personHeight * scale <= tallest;
  const own = fits ? scale : small / personHeight;
  const zoom = (personHeight * own) / drawn;
  const [middle, beside] = [19 * zoom, 38 * zoom + 12];
  const [width, height] = [product.width * own, product.height * own];
  const foot = floor - (hangs ? Math.max(0, hungAt - product.height / 2) * own : 0);
  return (
    <svg
      className={styles.person}
      viewBox={`0 0 ${Math.round(fits ? beside : beside + width)} ${floor}`}
      aria-hidden="true"
    >
      <g className={styles.figure} transform={`translate(${middle} ${floor}) scale(${zoom})`}>
        <circle cx="0" cy="-158" r="11" />
        <path d={outline} />
      </g>
      {!fits && (
        <rect
          className={styles.small}
          x={beside}
          y={foot - height}
          width={Math.max(width, 3)}
          height={Math.max(height, 3)}
        />
      )}
      <text className={styles.caption} x="0" y={floor} dy="1.6em">
        {caption}
      </text>
    </svg>
  );
}
