import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { type Emptiness, EmptyList } from "./empty-list.tsx";
import styles from "./list-area.module.css";
import { ListEnd } from "./list-end.tsx";

type Props = {
  shown: number;
  page?: number;
  pages?: number;
  toPage?: (page: number) => string;
  empty: Emptiness;
  /** Said under the last page. */
  end?: string;
  children: ReactNode;
};

/**
 * A list with all its states: being loaded, empty, behind its last page, one page of several, and the end. Its failure is
 * that of the navigation: the visitor stays on the page that is there.
 */
export function ListArea({ shown, page = 1, pages = 1, toPage, empty, end, children }: Props) {
  const busy = useNavigation().state === "loading";
  if (shown === 0) return page > 1 && toPage ? <PastEnd first={toPage(1)} /> : <EmptyList {...empty} />;
  return (
    <div className={styles.area} aria-busy={busy}>
      {children}
      <ListEnd page={page} pages={pages} toPage={toPage} end={end} />
    </div>
  );
}

/** The address names a page that the list does not have. */
function PastEnd({ first }: { first: string }) {
  const t = useTranslations("ui.list");
  return <EmptyList title={t("pastEnd")} ways={<ButtonLink to={first}>{t("firstPage")}</ButtonLink>} />;
}
