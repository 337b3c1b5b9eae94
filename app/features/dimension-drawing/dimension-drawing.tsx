import { useId } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { useNumber } from "../spec-value/use-spec-text.ts";
import styles from "./dimension-drawing.module.css";
import { type Drawn, drawProduct } from "./drawing.ts";
import type { Shape } from "./shapes.ts";

type Props = { model: string; drawn: Drawn };

/** Face, side and the size beside a person, with millimetres. */
export function DimensionDrawing({ model, drawn }: Props) {
  const t = useTranslations("catalogue.dimensions");
  const numberOf = useNumber();
  const id = useId();
  const number = (value: number) => numberOf(value, 1);
  const words = { front: t("front"), side: t("side"), scale: t("scale"), number };
  const { width, height, shapes } = drawProduct(drawn, words);
  const sizes = { width: number(drawn.width), height: number(drawn.height), depth: number(drawn.depth) };
  return (
    <figure className={styles.figure}>
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id}>
        <title id={id}>{t("text", { model, ...sizes })}</title>
        {shapes.map((shape, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is drawn once, in one order
          <Mark key={place} shape={shape} />
        ))}
      </svg>
      <figcaption className={styles.caption}>{t("caption")}</figcaption>
    </figure>
  );
}

function Mark({ shape }: { shape: Shape }) {
  if ("text" in shape)
    return (
      <text className={styles.lettering} x={shape.x} y={shape.y} textAnchor={shape.anchor ?? "middle"}>
        {shape.text}
      </text>
    );
  if ("d" in shape) return <path className={styles.shape} data-role={shape.role} d={shape.d} />;
  const { role, cx, cy, r } = shape;
  return <circle className={styles.shape} data-role={role} cx={cx} cy={cy} r={r} />;
}
