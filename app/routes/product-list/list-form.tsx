import { type FormEvent, useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { useShell } from "#app/shell/shell-provider.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { CachedFragment } from "#app/ui/cached-fragment/cached-fragment.tsx";
import { LazyIsland } from "#app/ui/lazy-island/lazy-island.tsx";
import { lazyPart } from "#app/ui/lazy-island/lazy-part.ts";
import { useToHref } from "#app/ui/link/link-context.ts";
import { useTranslations } from "#app/ui/words/use-translations.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { CompareTray } from "./compare-tray.tsx";
import { Facets } from "./facets.tsx";
import styles from "./list-form.module.css";
import type { ListData } from "./route.tsx";
import { SortField } from "./sort-field.tsx";

const results = lazyPart(async () => (await import("./results.tsx")).Results);

/**
 * One GET form round filters, sort and the ticks of the comparison: a button without script, every change with it. The
 * products are an answer to place, filters, sort and page, and so the record of all that is shown; ticks are not.
 */
export function ListForm({ data }: { data: ListData }) {
  const t = useTranslations("catalogue.list");
  const toHref = useToHref();
  const { nova } = useShell();
  const submit = useSubmit();
  const busy = useNavigation().state === "loading";
  const form = useRef<HTMLFormElement>(null);
  const changed = (event: FormEvent<HTMLFormElement>) =>
    submit(event.currentTarget, { preventScrollReset: true, replace: true, state: { keepFocus: true } });
  const { compare } = data.query;
  const elsewhere = compare.filter((id) => !data.products.some((product) => product.id === id));
  return (
    <Form
      ref={form}
      method="get"
      action={toHref(data.place.path).split("?")[0] ?? ""}
      onChange={changed}
      preventScrollReset
      // A new address may bring other ticks: the boxes keep no state of their own.
      key={JSON.stringify(data.query)}
    >
      {nova && <input type="hidden" name="nova" value="true" />}
      {elsewhere.map((id) => (
        <input key={id} type="hidden" name="compare" value={id} />
      ))}
      <CachedFragment of={compare.length > 0 ? data : data.products} className={styles.form}>
        <Facets data={data} />
        <div className={styles.results}>
          <div className={styles.bar}>
            <p className={styles.total} role="status">
              {t("total", { total: data.total })}
            </p>
            <SortField current={data.query.sort} />
            <noscript>
              <Button type="submit" size="small" look="outline">
                {t("apply")}
              </Button>
            </noscript>
          </div>
          <ActiveFilters data={data} />
          <CompareTray data={data} />
          <div className={styles.list} aria-busy={busy}>
            <LazyIsland of={results} data={data} />
          </div>
        </div>
      </CachedFragment>
    </Form>
  );
}
