import { FilterForm } from "#app/features/list-filters/filter-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { SelectField, TextField } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { type DownloadsQuery, downloadsPath, isLanguage, readQuery } from "./downloads-query.ts";
import { FacetGroup } from "./facet-group.tsx";
import styles from "./filters.module.css";
import type { Products } from "./product-choice.ts";
import { useTypeName } from "./use-type-name.ts";

type Counted = { id: string; count: number };

type Props = {
  query: DownloadsQuery;
  groups: { id: "kind" | "product" | "segment"; options: Counted[] }[];
  languages: Counted[];
  products?: Products;
};

/** All choices in one GET form: the address is the whole truth, with and without script. */
export function Filters({ query, groups, languages, products }: Props) {
  const t = useTranslations("documents");
  const typeName = useTypeName();
  const apply = useTranslations("ui.list")("apply");
  return (
    <search className={styles.filters}>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <Icon name="filter" />
          {t("filters")}
        </summary>
        <FilterForm
          path="/downloads"
          toPath={(chosen) => downloadsPath(readQuery(chosen))}
          className={styles.form}
        >
          {query.take.map((id) => (
            <input key={id} type="hidden" name="take" value={id} />
          ))}
          <TextField
            type="search"
            name="keyword"
            label={t("keyword")}
            hint={t("keywordHint")}
            defaultValue={query.keyword}
            maxLength={200}
            enterKeyHint="search"
          />
          <ProductField chosen={query.productId} products={products} />
          {groups.map(({ id, options }) => (
            <FacetGroup
              key={id}
              name="type"
              legend={t(`groups.${id}`)}
              options={options.map((option) => ({
                ...option,
                label: typeName(option.id),
                chosen: query.types.some((type) => type === option.id),
              }))}
            />
          ))}
          <FacetGroup
            name="language"
            legend={t("groups.language")}
            options={languages.map((option) => ({
              ...option,
              label: isLanguage(option.id) ? t(`languages.${option.id}`) : option.id,
              chosen: query.languages.some((language) => language === option.id),
            }))}
          />
          <Button type="submit" look="outline">
            {apply}
          </Button>
        </FilterForm>
      </details>
    </search>
  );
}

function ProductField({ chosen, products }: { chosen: string; products?: Products }) {
  const t = useTranslations("documents");
  const field = { name: "productId", label: t("product"), defaultValue: chosen };
  if (!products) return <TextField {...field} type="search" hint={t("productHint")} maxLength={120} />;
  return (
    <SelectField
      {...field}
      placeholder={t("allProducts")}
      options={products.map((product) => ({ value: product.id, label: t("productChoice", product) }))}
    />
  );
}
