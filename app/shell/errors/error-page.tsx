import { useEffect } from "react";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Content } from "../../ui/section/section.tsx";
import { useShellStore } from "../state/shell-state-context.tsx";
import { Countdown } from "./countdown.tsx";
import type { ErrorFacts } from "./error-facts.ts";
import styles from "./error-page.module.css";
import { NotFoundPicture } from "./not-found-picture.tsx";

/** One page for every error. Only a 404 says that the page could not be found; others show their own message. */
export function ErrorPage({ status, message }: ErrorFacts) {
  const t = useTranslations("errors");
  const store = useShellStore();
  useEffect(() => {
    store.getState().setForceWhiteHeader(true);
    return () => store.getState().setForceWhiteHeader(false);
  }, [store]);
  const missing = status === 404;
  return (
    <Content>
      <div className={styles.page}>
        <NotFoundPicture label={t("picture")} />
        <div className={styles.words}>
          <p className={styles.status}>{t("status", { status: String(status) })}</p>
          <h1>{missing ? t("notFound") : t("generic")}</h1>
          <p className={styles.text}>{missing ? t("notFoundText") : message}</p>
          <ButtonLink to="/">{t("home")}</ButtonLink>
          <Countdown />
        </div>
      </div>
    </Content>
  );
}
