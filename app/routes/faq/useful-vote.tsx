import { useLocation } from "react-router";
import { Button } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import styles from "./faq.module.css";
import type { VoteAnswers } from "./use-votes.ts";

type Props = { id: string; entry: string; answer: VoteAnswers[string] | undefined };

/** Was this useful? A form with two buttons, so that it counts without script. */
export function UsefulVote({ id, entry, answer }: Props) {
  const t = useTranslations("support.faq");
  const { pathname, search } = useLocation();
  return (
    <div className={styles.useful}>
      {!answer?.counted && (
        <form method="post" action={`${pathname}${search}#${id}`} className={styles.vote}>
          <input type="hidden" name="entry" value={entry} />
          <span>{t("useful")}</span>
          <Button type="submit" name="useful" value="yes" look="outline" size="small">
            {t("yes")}
          </Button>
          <Button type="submit" name="useful" value="no" look="outline" size="small">
            {t("no")}
          </Button>
        </form>
      )}
      <p role="status">{answer?.text}</p>
    </div>
  );
}
