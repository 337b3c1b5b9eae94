import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "../breadcrumbs/breadcrumbs.tsx";
import { Picture } from "../picture/picture.tsx";
import type { PictureEntry } from "../picture/picture-entry.ts";
import { Content } from "../section/section.tsx";
import styles from "./hero.module.css";

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  crumbs?: Crumb[];
  /** With a picture the hero is dark; then the page says `export const handle = { hero: "dark" }`. */
  picture?: PictureEntry | null | undefined;
  /** `tall` fills most of the window, for the home page. */
  size?: "tall";
  /** Buttons or facts below the words. */
  children?: ReactNode;
};

/** The top of a page, behind the header: room for 94 px of header is kept inside. Holds the page's one h1. */
export function Hero({ title, lead, eyebrow, crumbs, picture, size, children }: Props) {
  const dark = Boolean(picture);
  return (
    <div className={styles.hero} data-tone={dark ? "dark" : "light"} data-size={size}>
      {picture && (
        <div className={styles.picture}>
          <Picture entry={picture} alt="" sizes="100vw" ratio="frame" eager />
        </div>
      )}
      <Content>
        <div className={styles.text}>
          {crumbs && <Breadcrumbs crumbs={crumbs} onDark={dark} />}
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children && <div className={styles.more}>{children}</div>}
        </div>
      </Content>
    </div>
  );
}
