import { useRef } from "react";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Content } from "#app/ui/section/section.tsx";
import { type PageData, usePlaces } from "./page-places.ts";
import styles from "./section-bar.module.css";
import { useCurrentPlace } from "./use-current-place.ts";

/** Stays in view below the first screen: which product this is, what the page holds, and the way to ask. */
export function SectionBar(data: PageData) {
  const t = useTranslations("catalogue.product");
  const { model, name, image } = data.product;
  const places = usePlaces(data);
  const current = useCurrentPlace(places);
  const fold = useRef<HTMLDetailsElement>(null);
  const shut = () => fold.current?.removeAttribute("open");
  return (
    <nav className={styles.bar} aria-label={t("onThisPage")}>
      <Content>
        <div className={styles.row}>
          {image && (
            <span className={styles.picture}>
              <Picture entry={image} sizes="40px" fit="contain" ratio="1:1" alt="" spinner={false} />
            </span>
          )}
          <b className={styles.name}>{name}</b>
          <details ref={fold} className={styles.fold}>
            <summary className={styles.summary}>
              <span>{places.find(({ id }) => id === current)?.name ?? t("onThisPage")}</span>
              <Icon name="chevron-down" />
            </summary>
            <ul className={styles.list}>
              {places.map((place) => (
                <li key={place.id}>
                  <a
                    href={`#${place.id}`}
                    aria-current={place.id === current ? "location" : undefined}
                    onClick={shut}
                  >
                    {place.name}
                  </a>
                </li>
              ))}
            </ul>
          </details>
          <ButtonLink size="small" to={`/about/contact?product=${encodeURIComponent(model)}`}>
            <Icon name="mail" />
            <span className={styles.ask}>{t("ask")}</span>
          </ButtonLink>
        </div>
      </Content>
    </nav>
  );
}
