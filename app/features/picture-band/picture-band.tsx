import type { ComponentProps, ReactNode } from "react";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Content } from "#app/ui/section/section.tsx";
import styles from "./picture-band.module.css";

type Props = { image: ComponentProps<typeof Picture>["entry"] | null; children: ReactNode };

/** What stands below the words of a hero: a wide picture that reaches into its colour, and the rest. */
export function PictureBand({ image, children }: Props) {
  return (
    <div className={styles.band}>
      <Content>
        {image && (
          <div className={styles.picture}>
            <Picture entry={image} sizes="(width >= 950px) 82vw, 94vw" ratio="frame" eager />
          </div>
        )}
        {children}
      </Content>
    </div>
  );
}
