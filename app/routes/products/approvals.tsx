import { Icon } from "#app/ui/icon/icon.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./approvals.module.css";
import type { ShownProduct } from "./shown-product.ts";

type Market = ShownProduct["approvals"][number];

/** Country by country, which standards are met; what is not held is said as plainly as what is. */
export function Approvals({ approvals }: { approvals: Market[] }) {
  const t = useTranslations("catalogue.product");
  return (
    <Section id="approvals" labelledBy="approvals-title">
      <SectionHeading id="approvals-title" title={t("approvals")} lead={t("approvalsLead")} />
      <dl className={styles.markets}>
        {approvals.map((market) => (
          <div key={market.market} className={styles.market}>
            <dt>{market.marketName || t("international")}</dt>
            {market.standards.map((standard) => (
              <dd key={standard.name} className={styles.standard} data-held={standard.held ? "" : undefined}>
                <Icon name={standard.held ? "check" : "close"} />
                <span>
                  {standard.name}
                  <span className={styles.state}>{t(standard.held ? "held" : "notHeld")}</span>
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}
