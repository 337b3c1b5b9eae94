import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Button } from "../../ui/button/button.tsx";
import { Content } from "../../ui/section/section.tsx";
import styles from "./error-page.module.css";

/** Shown instead of a page whose code is missing for the second time within a minute. */
export function ChunkErrorPage() {
  const t = useTranslations("errors");
  return (
    <Content>
      <div className={styles.page}>
        <div className={styles.copy}>
          <h1>{t("chunk")}</h1>
          <p className={styles.text}>{t("chunkText")}</p>
          {/* A place on the page would only be scrolled to. */}
          <Button onClick={() => window.location.reload()}>{t("reload")}</Button>
        </div>
      </div>
    </Content>
  );
}
