import { useShell } from "#app/shell/shell-provider.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import styles from "./lights.module.css";
import type { Model } from "./lights-query.ts";
import { manualAddress } from "./manual-address.ts";

/** The lights of a model that is no longer sold stand in its own manual. */
export function LegacyPaper({ model }: { model: Model }) {
  const t = useTranslations("tools.lights");
  const { fileHost } = useShell();
  return (
    <div className={styles.legacy}>
      <Notice>{t("legacyText", { model: model.model })}</Notice>
      {model.manual && <ButtonLink to={manualAddress(model.manual, fileHost)}>{t("openManual")}</ButtonLink>}
    </div>
  );
}
