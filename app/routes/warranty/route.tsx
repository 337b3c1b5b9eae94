import { api } from "#app/context.ts";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { EmptyList } from "#app/features/list-filters/empty-list.tsx";
import { UntranslatedNotice } from "#app/features/list-filters/untranslated-notice.tsx";
import { loadSerialCheck, readMarket } from "#app/features/serial-check/load-serial-check.ts";
import { SerialCheck } from "#app/features/serial-check/serial-check.tsx";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import type { Route } from "./+types/route.ts";
import { MarketOffice } from "./market-office.tsx";
import { Terms } from "./terms.tsx";
import styles from "./warranty.module.css";
import { WarrantyRow } from "./warranty-row.tsx";

const path = "/support/warranty";

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const client = context.get(api);
  const market = readMarket(searchParams);
  const [warranty, serial] = await Promise.all([
    client.get("support/getWarrantyListByCategoryList", { ...(market && { market }) }),
    loadSerialCheck(client, searchParams),
  ]);
  return { ...warranty, serial };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { keep: ["market"], structuredData: [breadcrumbData(args, "warranty")] });

export default function Warranty({ loaderData }: Route.ComponentProps) {
  const { rows, markets, market, office, terms, marketTerms, serial } = loaderData;
  const t = useTranslations("support.warranty");
  const toMarket = (id?: string) => {
    const params = new URLSearchParams({
      ...(id && { market: id }),
      ...(serial.typed && { serial: serial.typed }),
    });
    return params.size > 0 ? `${path}?${params}` : path;
  };
  const tabs = [
    { to: toMarket(), label: t("general"), current: !market },
    ...markets.map(({ id, name }) => ({ to: toMarket(id), label: name, current: id === market })),
  ];
  const lead = (
    <>
      <span className={styles.choose}>{t("periodsLead")}</span>
      {markets.length > 0 && <b className={styles.market}>{tabs.find(({ current }) => current)?.label}</b>}
    </>
  );
  return (
    <>
      <Hero title={t("title")} lead={t("lead")} crumbs={useBreadcrumbs("warranty")} />
      <Section space="tight" labelledBy="serial">
        <div className={styles.serial}>
          <SectionHeading id="serial" title={t("serialTitle")} lead={t("serialLead")} />
          <SerialCheck {...serial} path={path} />
        </div>
      </Section>
      <Section tone="band" labelledBy="periods">
        <SectionHeading id="periods" title={t("periods")} lead={lead} />
        {markets.length > 0 && <Tabs label={t("markets")} tabs={tabs} />}
        {office && <MarketOffice office={office} />}
        {rows.length === 0 && <EmptyList title={t("empty")} text={t("emptyText")} />}
        <div className={styles.rows}>
          <UntranslatedNotice languages={rows.map(({ language }) => language)} />
          {rows.map((row) => (
            <WarrantyRow key={row.id} row={row} />
          ))}
        </div>
      </Section>
      <Terms terms={marketTerms} id="market-terms" />
      <Terms terms={terms} id="terms" />
    </>
  );
}
