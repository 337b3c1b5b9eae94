import { ButtonLink } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Content } from "#app/ui/section/section.tsx";
import { type PageData, usePlaces } from "./page-places.ts";
import styles from "./section-bar.module.css";
import { useCurrentPlace } from "./use-current-place.ts";
import { useHeadLeft } from "./use-head-left.ts";

/** Comes when the head has left: which product this is, what the page holds, and the way to ask. On a phone it stands at the foot. */
export function SectionBar(data: PageData) {
  const t = useTranslations("catalogue.product");
  const { model, name, image } = data.product;
  const places = usePlaces(data);
  const current = useCurrentPlace(places);
  const isShown = useHeadLeft();
  return (
    <nav className={styles.bar} data-shown={isShown ? "" : undefined} aria-label={t("onThisPage")}>
      <Content>
        <div className={styles.row}>
          {image && (
            <span className={styles.picture}>
              <Picture entry={image} sizes="40px" fit="contain" ratio="1:1" alt="" spinner={false} />
            </span>
          )}
          <b className={styles.name}>{name}</b>
          <ul className={styles.list}>
            {places.map((place) => (
              <li key={place.id}>
                <a href={`#${place.id}`} aria-current={place.id === current ? "location" : undefined}>
                  {place.name}
                </a>
              </li>
            ))}
          </ul>
          <span className={styles.select}>
            <select
              aria-label={t("onThisPage")}
              value={current ?? places[0]?.id}
              onChange={({ currentTarget }) => location.assign(`#${currentTarget.value}`)}
            >
              {places.map((place) => (
                <option key={place.id} value={place.id}>
                  {place.name}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </span>
          <span className={styles.ask}>
            <ButtonLink
              size="small"
              to={`/about/contact?product=${encodeURIComponent(model)}`}
              aria-label={t("ask")}
            >
              <span className={styles.long}>{t("ask")}</span>
              <span className={styles.short}>{t("askShort")}</span>
            </ButtonLink>
          </span>
        </div>
      </Content>
    </nav>
  );
}
