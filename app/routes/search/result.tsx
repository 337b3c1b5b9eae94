import { HitType } from "#app/shell/search/hit-type.tsx";
import { MarkedText } from "#app/shell/search/marked-text.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { Hit } from "./hit.ts";
import styles from "./result-list.module.css";

export function Result({ hit, sayType }: { hit: Hit; sayType: boolean }) {
  return (
    <li className={styles.result} data-picture={hit.image ? "" : undefined}>
      <div className={styles.text}>
        {(sayType || hit.document || hit.discontinued) && (
          <p className={styles.type}>
            <HitType hit={hit} />
          </p>
        )}
        <h2 className={styles.title} lang={hit.language}>
          <Link to={hit.url} look="cover">
            <MarkedText segments={hit.title} />
          </Link>
        </h2>
        {hit.excerpt.length > 0 && (
          <p className={styles.excerpt} lang={hit.language}>
            <MarkedText segments={hit.excerpt} />
          </p>
        )}
      </div>
      {hit.image && (
        <div className={styles.picture}>
          <Picture
            entry={hit.image}
            alt=""
            sizes="10rem"
            ratio="4:3"
            fit={hit.type === "product" ? "contain" : "cover"}
          />
        </div>
      )}
    </li>
  );
}
