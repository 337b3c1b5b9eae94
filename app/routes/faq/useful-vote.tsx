import { useLocation } from "react-router";
import { Button } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./faq.module.css";
import type { VoteAnswers } from "./use-votes.ts";
import { votesForm } from "./vote.ts";

type Props = { id: string; entry: string; answer: VoteAnswers[string] | undefined };

/** Was this useful? Two buttons of the form for votes, so that it counts without script. */
export function UsefulVote({ id, entry, answer }: Props) {
  const t = useTranslations("support.faq");
  const { pathname, search } = useLocation();
  const sending = {
    type: "submit",
    form: votesForm,
    formAction: `${pathname}${search}#${id}`,
    value: entry,
  } as const;
  return (
    <div className={styles.useful}>
      {!answer?.counted && (
        <div className={styles.vote}>
          <span>{t("useful")}</span>
          <Button {...sending} name="yes" look="outline" size="small">
            {t("yes")}
          </Button>
          <Button {...sending} name="no" look="outline" size="small">
            {t("no")}
          </Button>
        </div>
      )}
      <p role="status">{answer?.text}</p>
    </div>
  );
}
