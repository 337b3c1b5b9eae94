import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "#app/ui/breadcrumbs/breadcrumbs.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { PictureEntry } from "#app/ui/picture/picture-entry.ts";
import { Content } from "#app/ui/section/section.tsx";
import styles from "./article-text.module.css";

type Props = {
  title: string;
  language: string;
  crumbs: Crumb[];
  /** The line of facts under the title: date, author, place. */
  facts?: ReactNode;
  lead?: string;
  picture?: PictureEntry | null;
};

/** The top of an article under the white header: where it stands, what it is called, its picture. */
export function ArticleHead({ title, language, crumbs, facts, lead, picture }: Props) {
  return (
    <header className={styles.head}>
      <Content>
        <Breadcrumbs crumbs={crumbs} />
        <div className={styles.title}>
          <h1 lang={language}>{title}</h1>
          {facts && <div className={styles.facts}>{facts}</div>}
          {lead && (
            <p className={styles.lead} lang={language}>
              {lead}
            </p>
          )}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture entry={picture} ratio="16:9" sizes="(width >= 950px) 81vw, 92vw" eager />
          </div>
        )}
      </Content>
    </header>
  );
}
