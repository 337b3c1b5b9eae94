import type { Data } from "#api/client.ts";
import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { FallbackNotice } from "#app/ui/notice/fallback-notice.tsx";
import { Section } from "#app/ui/section/section.tsx";
import styles from "./warranty.module.css";

type Props = { terms: Data<"support/getWarrantyListByCategoryList">["terms"]; id: string };

export function Terms({ terms, id }: Props) {
  if (!terms) return null;
  return (
    <Section labelledBy={id}>
      <div className={styles.terms}>
        <h2 id={id} lang={terms.language}>
          {terms.title}
        </h2>
        <div className={styles.text}>
          <FallbackNotice language={terms.language} />
          <RichText html={terms.body.replace(/<(\/?)h2\b/g, "<$1h3")} language={terms.language} />
        </div>
      </div>
    </Section>
  );
}
