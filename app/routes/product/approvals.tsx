import { Fold } from "#app/ui/fold/fold.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./approvals.module.css";
import type { ShownProduct } from "./shown-product.ts";
import { useOwnMarket } from "./use-own-market.ts";

type Market = ShownProduct["approvals"][number];

/** Which standards are met, first in the visitor's country; what is not held is said as plainly as what is. */
export function Approvals({ approvals }: { approvals: Market[] }) {
  const t = useTranslations("catalogue.product");
  const byCountry = useTranslations("support.tools")("approvals");
  const own = useOwnMarket(approvals);
  if (approvals.length === 0) return null;
  const first = approvals.filter(({ market }) => market === own);
  const everywhere = approvals.filter(({ market }) => market === "INT");
  const rest = approvals.filter((market) => !first.includes(market) && !everywhere.includes(market));
  const shown = [...first, ...everywhere];
  return (
    <Section id="approvals" labelledBy="approvals-title">
      <SectionHeading
        id="approvals-title"
        title={t("approvals")}
        lead={t("approvalsLead")}
        action={
          <Link look="arrow" to="/tools/approvals">
            {byCountry}
          </Link>
        }
      />
      {shown.length > 0 && <Markets markets={shown} own={own} />}
      {rest.length > 0 && (
        <Fold summary={t("otherCountries", { count: rest.length })}>
          <Markets markets={rest} />
        </Fold>
      )}
    </Section>
  );
}

function Markets({ markets, own }: { markets: Market[]; own?: string | undefined }) {
  const t = useTranslations("catalogue.product");
  return (
    <dl className={styles.markets}>
      {markets.map(({ market, marketName, standards }) => (
        <div key={market} className={styles.market} data-wide={market === "INT" ? "" : undefined}>
          <dt>
            {marketName || t("international")}
            {market === own && <span className={styles.own}>{t("ownCountry")}</span>}
          </dt>
          {standards.map((standard) => (
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
  );
}
