import { FilterForm } from "#app/features/list-kit/filter-form.tsx";
import { SuggestingInput } from "#app/shell/search/suggesting-input.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { SelectField } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./search-box.module.css";
import {
  type DocumentKind,
  documentKinds,
  type ProductType,
  productTypes,
  readFilters,
  type SearchQuery,
  searchAddress,
} from "./search-query.ts";

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
  const options = (ids: (ProductType | DocumentKind)[]) => ids.map((id) => ({ value: id, label: word(id) }));
  return (
    <div className={styles.filters}>
      <SelectField
        name="productType"
        label={t("productType")}
        placeholder={t("all")}
        defaultValue={query.productType ?? ""}
        options={options(productTypes)}
      />
      <SelectField
        name="documentType"
        label={t("documentType")}
        placeholder={t("all")}
        defaultValue={query.documentType ?? ""}
        options={options(documentKinds)}
      />
    </div>
  );
}
