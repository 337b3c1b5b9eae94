import { useTranslations } from "#app/ui/words/use-translations.ts";
import { Button } from "../../ui/button/button.tsx";
import { Content } from "../../ui/section/section.tsx";
import styles from "./error-page.module.css";
import { NotFoundPicture } from "./not-found-picture.tsx";

/** Shown instead of a page whose code is missing for the second time within a minute. */
export function ChunkErrorPage() {
  const t = useTranslations("errors");
  return (
    <Content>
      <div className={styles.page}>
        <NotFoundPicture label="" />
        <div className={styles.words}>
          <h1>{t("chunk")}</h1>
          <p className={styles.text}>{t("chunkText")}</p>
          <Button onClick={() => window.location.reload()}>{t("reload")}</Button>
        </div>
      </div>
    </Content>
  );
}
