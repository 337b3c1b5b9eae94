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
import { Answer } from "./answer.tsx";
import { ApprovalFolds } from "./approval-folds.tsx";
import { ApprovalTable } from "./approval-table.tsx";
import styles from "./approvals.module.css";
import { Mark } from "./mark.tsx";
import { type Category, splitStandards } from "./matrix.ts";

const path = "/tools/approvals";

export async function loader({ url, context }: Route.LoaderArgs) {
  leadToTidyAddress(url);
  const client = context.get(api);
  const asked = url.searchParams.get("market")?.slice(0, 60) ?? "";
  const categories = await client.get("product/getApprovalMatrix", {});
  const words = calculatorWords(localeOfPath(url.pathname), "approvals");
  return { categories, asked, words };
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

function Found({ categories, asked }: Route.ComponentProps["loaderData"]) {
  const t = useTranslations("tools.approvals");
  const markets = marketsOf(categories);
  const market = markets.find(({ id }) => id === asked);
  return (
    <CalculatorSheet>
      <Hero
        title={useTranslations("support.tools")("approvals")}
        lead={t("lead")}
        crumbs={useBreadcrumbs("tools", "approvals")}
      >
        <FilterForm
          path={path}
          toPath={(chosen) => listPath(path, { market: chosen.get("market") ?? undefined })}
          className={styles.filter}
        >
          <SelectField
            name="market"
            label={t("country")}
            placeholder={t("everywhere")}
            defaultValue={market?.id ?? ""}
            error={asked && !market ? t("unknownCountry", { value: asked }) : undefined}
            options={markets.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Button type="submit">{t("show")}</Button>
        </FilterForm>
      </Hero>
      <Section space="tight">
        {market && <Answer categories={categories} market={market} />}
        <ul className={styles.legend}>
          {(["held", "some", "none", "na"] as const).map((state) => (
            <li key={state}>
              <Mark state={state} /> {t(`marks.${state}`)}
            </li>
          ))}
        </ul>
        {categories.map((category) => (
          <div key={category.id} className={styles.category}>
            <div className={styles.tables}>
              <ApprovalTable category={category} market={market?.id} />
            </div>
            <ApprovalFolds category={category} market={market?.id} />
            <Missing category={category} />
          </div>
        ))}
        <p className={styles.note}>{t(categories.length > 0 ? "note" : "none")}</p>
      </Section>
    </CalculatorSheet>
  );
}

/** What is not held is said as plainly as what is. */
function Missing({ category }: { category: Category }) {
  const t = useTranslations("tools.approvals");
  const { missing } = splitStandards(category);
  if (missing.length === 0) return null;
  const named = missing.map(({ name, markets }) =>
    markets.length > 0 ? `${name} (${markets.map((market) => market.name).join(", ")})` : name,
  );
  return <p className={styles.note}>{t("notHeldAtAll", { standards: named.join(", ") })}</p>;
}

function marketsOf(categories: Category[]) {
  const named = categories.flatMap(({ standards }) => standards.flatMap(({ markets }) => markets));
  const markets = new Map(named.map((market) => [market.id, market]));
  return [...markets.values()].sort((one, other) => one.name.localeCompare(other.name));
}
