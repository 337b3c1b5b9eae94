import { ListArea } from "#app/features/list-filters/list-area.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { productsPath } from "./list-query.ts";
import type { ListData } from "./load-page.ts";
import styles from "./results.module.css";
import { ShelfList } from "./shelf-list.tsx";
import { shelvesOf } from "./shelves.ts";

const inRow = 3;

export function Results({ data }: { data: ListData }) {
  const { products, query, place, pages } = data;
  const shelves = shelvesOf(products, query.sort !== undefined);
  // The first shelf with a free place carries the way to the tool that chooses.
  const open = shelves.findIndex(({ products }) => products.length % inRow !== 0);
  return (
    <>
      <ListArea
        shown={products.length}
        page={query.page}
        pages={pages}
        toPage={(page) => productsPath(place.path, query, { page })}
        empty={useNothing(data)}
      >
        {shelves.map((shelf, place) => (
          <ShelfList
            key={shelf.id}
            shelf={shelf}
            compare={query.compare}
            showsWay={place === open}
            eager={place === 0}
          />
        ))}
      </ListArea>
      <FiguresOfList ids={products.map(({ id }) => id)} />
    </>
  );
}

/** What is shown, as a table to compute with; the address of each stays the same. */
function FiguresOfList({ ids }: { ids: string[] }) {
  const t = useTranslations("documents.archive");
  if (ids.length === 0) return null;
  return (
    <p className={styles.figures}>
      {(["csv", "json"] as const).map((format) => (
        <Link key={format} to={`/downloads/specs.${format}?ids=${ids.join(",")}`} download rel="nofollow">
          {t("figures", { format: format.toUpperCase() })}
        </Link>
      ))}
    </p>
  );
}

function useNothing({ place, query }: ListData) {
  const t = useTranslations("catalogue.list");
  const clear = useTranslations("ui.list")("clear");
  const ways = (
    <>
      <ButtonLink to={productsPath(place.path, query, { filters: {} })}>{clear}</ButtonLink>
      <ButtonLink to="/about/contact" look="outline">
        {t("emptyContact")}
      </ButtonLink>
    </>
  );
  return { title: t("emptyTitle"), text: t("emptyText"), ways };
}
