import { useEffect } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Link } from "../../ui/link/link.tsx";
import { useToHref } from "../../ui/link/link-context.ts";
import { Content } from "../../ui/section/section.tsx";
import { useShellStore } from "../state/shell-state-context.tsx";
import type { ErrorFacts } from "./error-facts.ts";
import styles from "./error-page.module.css";
import { LateCountdown } from "./late-countdown.tsx";
import picture from "./not-found.svg?url";

type Props = ErrorFacts & { likely?: { path: string; title: string } | undefined };

/** One page for every error. Only a 404 says that the page could not be found; others show their own message. */
export function ErrorPage({ status, message, likely }: Props) {
  const t = useTranslations("errors");
  const store = useShellStore();
  useEffect(() => {
    store.getState().setForceWhiteHeader(true);
    return () => store.getState().setForceWhiteHeader(false);
  }, [store]);
  const { heading, text } = errorTexts(status);
  const passes = status === 503;
  return (
    <Content>
      <div className={styles.page}>
        {status === 404 && (
          <img className={styles.picture} src={picture} alt={t("picture")} width={640} height={420} />
        )}
        <div className={styles.copy}>
          <p className={styles.status}>{t("status", { status: String(status) })}</p>
          <h1>{t(heading)}</h1>
          <p className={styles.text}>{message || t(text)}</p>
          {likely && (
            <p>
              {t("likely")} <Link to={likely.path}>{likely.title.split(" | ")[0]}</Link>
            </p>
          )}
          {status === 404 && <FindInstead />}
          {passes && <RetryLink />}
          <ButtonLink to="/">{t("home")}</ButtonLink>
          {!passes && <LateCountdown />}
        </div>
      </div>
    </Content>
  );
}

/** A native form: it works before and without script. */
function FindInstead() {
  const t = useTranslations("shell.search");
  const toHref = useToHref();
  return (
    <search>
      <form className={styles.find} action={toHref("/search").split("?")[0]}>
        <input
          type="search"
          name="keyword"
          aria-label={t("label")}
          placeholder={t("placeholder")}
          maxLength={200}
        />
        <Button type="submit" look="outline">
          {t("submit")}
        </Button>
      </form>
    </search>
  );
}

/** The same address, asked for anew as a document. */
function RetryLink() {
  const t = useTranslations("errors");
  const { pathname, search } = useLocation();
  return (
    <p>
      <a href={pathname + search} data-reload>
        {t("retry")}
      </a>
    </p>
  );
}

/** Our own message for a status, in the visitor's language. */
function errorTexts(status: number) {
  if (status === 404) return { heading: "notFound", text: "notFoundText" } as const;
  if (status === 405) return { heading: "generic", text: "methodText" } as const;
  if (status === 503) return { heading: "unavailable", text: "unavailableText" } as const;
  return { heading: "generic", text: "serverText" } as const;
}
