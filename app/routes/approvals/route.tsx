import { api } from "#app/context.ts";
import { breadcrumbData, useBreadcrumbs } from "#app/features/breadcrumbs/breadcrumbs.ts";
import { CalculatorSheet } from "#app/features/calculator-kit/calculator-sheet.tsx";
import { CalculatorWords, calculatorWords } from "#app/features/calculator-kit/calculator-words.tsx";
import { leadToTidyAddress, listPath } from "#app/features/list-filters/chosen-params.ts";
import { FilterForm } from "#app/features/list-filters/filter-form.tsx";
import { pageMeta } from "#app/shell/seo/page-meta.ts";
import { Button } from "#app/ui/button/button.tsx";
import { SelectField } from "#app/ui/field/field.tsx";
import { Hero } from "#app/ui/hero/hero.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section } from "#app/ui/section/section.tsx";
import { localeOfPath } from "#i18n/paths.ts";
import type { Route } from "./+types/route.ts";
import styles from "./approvals.module.css";
import { ApprovedProduct } from "./approved-product.tsx";

const path = "/tools/approvals";

export async function loader({ url, context }: Route.LoaderArgs) {
  leadToTidyAddress(url);
  const client = context.get(api);
  const read = (name: string) => url.searchParams.get(name)?.slice(0, 60) || undefined;
  const [market, product] = [read("market"), read("product")];
  const all = await client.get("product/getApprovalList", { ...(market && { market }) });
  const words = calculatorWords(localeOfPath(url.pathname), "approvals");
  return { ...all, asked: { market: market ?? "", product: product ?? "" }, words };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { keep: ["market"], structuredData: [breadcrumbData(args, "tools", "approvals")] });

export default function Approvals({ loaderData }: Route.ComponentProps) {
  return (
    <CalculatorWords words={loaderData.words}>
      <Found {...loaderData} />
    </CalculatorWords>
  );
}

function Found({ markets, market, list, asked }: Route.ComponentProps["loaderData"]) {
  const t = useTranslations("tools.approvals");
  const shown = list.filter(({ id }) => !asked.product || id === asked.product);
  const country = markets.find(({ id }) => id === market)?.name;
  return (
    <CalculatorSheet>
      <Hero
        title={useTranslations("support.tools")("approvals")}
        lead={t("lead")}
        crumbs={useBreadcrumbs("tools", "approvals")}
      >
        <FilterForm
          path={path}
          toPath={(chosen) =>
            listPath(path, {
              market: chosen.get("market") ?? undefined,
              product: chosen.get("product") ?? undefined,
            })
          }
          className={styles.filter}
        >
          <SelectField
            name="market"
            label={t("country")}
            placeholder={t("everywhere")}
            defaultValue={market ?? ""}
            error={asked.market && !market ? t("unknownCountry", { value: asked.market }) : undefined}
            options={markets.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SelectField
            name="product"
            label={t("product")}
            placeholder={t("allProducts")}
            defaultValue={shown.length > 0 ? asked.product : ""}
            error={
              asked.product && shown.length === 0 ? t("unknownProduct", { value: asked.product }) : undefined
            }
            options={list.map(({ id, model, name }) => ({ value: id, label: `${model} · ${name}` }))}
          />
          <Button type="submit">{t("show")}</Button>
        </FilterForm>
      </Hero>
      <Section space="tight">
        <h2>{country ? t("titleIn", { country }) : t("titleEverywhere")}</h2>
        {(shown.length > 0 ? shown : list).map((product) => (
          <ApprovedProduct key={product.id} product={product} />
        ))}
        <p className={styles.note}>{t(list.length > 0 ? "note" : "none")}</p>
      </Section>
    </CalculatorSheet>
  );
}
