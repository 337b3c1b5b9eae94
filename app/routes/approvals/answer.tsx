import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./approvals.module.css";
import { answerFor, type Category } from "./matrix.ts";

/** What a country asks for, and who holds it. */
export function Answer({
  categories,
  market,
}: {
  categories: Category[];
  market: { id: string; name: string };
}) {
  const t = useTranslations("tools.approvals");
  const country = market.name;
  const asked = answerFor(categories, market.id);
  if (asked.length === 0) return <p className={styles.answer}>{t("noNational", { country })}</p>;
  return (
    <p className={styles.answer} role="status">
      <b>{t("asks", { country, standards: asked.map(({ standard }) => standard).join(", ") })}</b>{" "}
      {asked.map(({ standard, series }) =>
        series.length > 0
          ? `${t("heldBy", { standard, series: series.join(", ") })} `
          : `${t("heldByNone", { standard })} `,
      )}
    </p>
  );
}
