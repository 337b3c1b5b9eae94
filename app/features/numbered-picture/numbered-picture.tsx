import type { ComponentProps } from "react";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Content } from "#app/ui/section/section.tsx";
import styles from "./numbered-picture.module.css";

type Props = {
  image: ComponentProps<typeof Picture>["entry"];
  /** Per cent from the left and the upper edge of the picture. */
  marks: { x: number; y: number; text: string }[];
  language: string;
};

/** A picture whole, with a number at each thing that the legend below it names. */
export function NumberedPicture({ image, marks, language }: Props) {
  return (
    <div className={styles.band}>
      <Content>
        <figure>
          <div className={styles.frame}>
            <Picture entry={image} sizes="(width >= 950px) 82vw, 94vw" ratio="natural" eager />
            <svg className={styles.marks} aria-hidden="true">
              {marks.map(({ x, y, text }, index) => (
                <svg key={text} className={styles.mark} aria-hidden="true" x={`${x}%`} y={`${y}%`}>
                  <g className={styles.pin}>
                    <line className={styles.line} y2="-14" />
                    <circle className={styles.disc} cy="-24" r="10.5" />
                    <text className={styles.number} y="-19.5">
                      {index + 1}
                    </text>
                  </g>
                </svg>
              ))}
            </svg>
          </div>
          <figcaption>
            <ol className={styles.legend} lang={language}>
              {marks.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          </figcaption>
        </figure>
      </Content>
    </div>
  );
}
