import { FilterForm } from "#app/features/list-filters/filter-form.tsx";
import { useMakerName } from "#app/features/maker-names/use-maker-name.ts";
import { SuggestingInput } from "#app/shell/search/suggesting-input.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { SelectField } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { productTypes } from "#config/maker/sorting.ts";
import styles from "./search-box.module.css";
import { documentKinds, readFilters, type SearchQuery, searchAddress } from "./search-query.ts";

/** Keyword and filters. Without script the form asks `/search?keyword=…`, which leads to the same page. */
export function SearchBox({ query }: { query: SearchQuery }) {
  const t = useTranslations("search");
  return (
    <search>
      <FilterForm
        path="/search"
        toPath={(chosen) => searchAddress({ keyword: chosen.get("keyword") ?? "", ...readFilters(chosen) })}
        className={styles.form}
      >
        <div className={styles.row}>
          <label className={styles.box} htmlFor="search-keyword">
            <Icon name="search" />
            <SuggestingInput
              id="search-keyword"
              type="search"
              name="keyword"
              aria-label={t("keyword")}
              placeholder={t("placeholder")}
              defaultValue={query.keyword}
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
              autoFocus={query.keyword === ""}
              data-first-focus={query.keyword ? undefined : ""}
            />
          </label>
          <Button type="submit">{t("submit")}</Button>
        </div>
        <Filters query={query} />
      </FilterForm>
    </search>
  );
}

function Filters({ query }: { query: SearchQuery }) {
  const t = useTranslations("search");
  const word = useTranslations("documents.types");
  const makerName = useMakerName();
  return (
    <div className={styles.filters}>
      {productTypes.length > 0 && (
        <SelectField
          name="productType"
          label={t("productType")}
          placeholder={t("all")}
          defaultValue={query.productType ?? ""}
          options={productTypes.map((id) => ({ value: id, label: makerName(id) }))}
        />
      )}
      <SelectField
        name="documentType"
        label={t("documentType")}
        placeholder={t("all")}
        defaultValue={query.documentType ?? ""}
        options={documentKinds.map((id) => ({ value: id, label: word(id) }))}
      />
    </div>
  );
}
