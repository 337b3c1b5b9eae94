import { useId } from "react";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { useNumber } from "../spec-value/use-spec-text.ts";
import styles from "./dimension-drawing.module.css";
import { View } from "./view.tsx";

type Props = { model: string; width: number; height: number; depth: number };

const margin = { left: 20, top: 44, between: 56, right: 104, bottom: 64 };
const drawn = { width: 340, height: 320 };

/** Front and side at one scale, with the three sizes in millimetres. */
export function DimensionDrawing({ model, width, height, depth }: Props) {
  const t = useTranslations("catalogue.dimensions");
  const number = useNumber();
  const id = useId();
  const scale = Math.min(drawn.width / (width + depth), drawn.height / height);
  const [w, h, d] = [width * scale, height * scale, depth * scale].map(Math.round) as [
    number,
    number,
    number,
  ];
  const side = margin.left + w + margin.between;
  const total = { width: side + d + margin.right, height: margin.top + h + margin.bottom };
  const millimetres = (value: number) => number(value, 1);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${total.width} ${total.height}`}
        role="img"
        aria-labelledby={id}
      >
        <title id={id}>
          {t("text", {
            model,
            width: millimetres(width),
            height: millimetres(height),
            depth: millimetres(depth),
          })}
        </title>
        <View
          x={margin.left}
          y={margin.top}
          width={w}
          height={h}
          name={t("front")}
          label={millimetres(width)}
        />
        <View x={side} y={margin.top} width={d} height={h} name={t("side")} label={millimetres(depth)} />
        <Rise x={side + d + 28} y={margin.top} height={h} label={millimetres(height)} />
      </svg>
      <figcaption className={styles.caption}>{t("caption")}</figcaption>
    </figure>
  );
}

function Rise({ x, y, height, label }: { x: number; y: number; height: number; label: string }) {
  return (
    <g>
      <path
        className={styles.measure}
        d={`M${x - 6} ${y}h12M${x - 6} ${y + height}h12M${x} ${y}v${height}`}
      />
      <text className={styles.number} x={x + 12} y={y + height / 2 + 6}>
        {label}
      </text>
    </g>
  );
}
