import { useStore } from "zustand";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { forgetProblem, navigationStore } from "../navigation/navigation-store.ts";
import { useAddressNavigate } from "../navigation/use-navigate.ts";
import styles from "./connection-notices.module.css";
import { useConnection } from "./use-connection.ts";

/** Says when the connection is gone or back, when a page gave no answer, and when the page is a kept copy. */
export function ConnectionNotices() {
  const t = useTranslations("shell.connection");
  const connection = useConnection();
  return (
    <div className={styles.notices}>
      <p className={styles.kept}>
        <Icon name="offline" />
        {t("kept")}
      </p>
      <div role="status">
        {connection === "offline" && (
          <p className={styles.notice}>
            <Icon name="offline" />
            {t("offline")}
          </p>
        )}
        {connection === "back" && <p className={styles.notice}>{t("online")}</p>}
      </div>
      <NoAnswer />
    </div>
  );
}

function NoAnswer() {
  const t = useTranslations("shell.connection");
  const tUi = useTranslations("ui");
  const problem = useStore(navigationStore, (state) => state.problem);
  const go = useAddressNavigate();
  const retry = () => {
    forgetProblem();
    if (problem?.address) go(problem.address);
  };
  return (
    <div role="alert">
      {problem?.kind === "noAnswer" && (
        <div className={styles.notice} data-tone="danger">
          <Icon name="warning" />
          <span>{t("failed")}</span>
          {problem.address && (
            <Button size="small" look="light" onClick={retry}>
              {t("retry")}
            </Button>
          )}
          <button type="button" className={styles.close} aria-label={tUi("close")} onClick={forgetProblem}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
