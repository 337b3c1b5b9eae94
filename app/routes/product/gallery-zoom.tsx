import type { KeyboardEvent } from "react";
import { PortList } from "#app/features/turn-view/port-list.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import styles from "./gallery.module.css";
import type { ShownProduct } from "./shown-product.ts";

type Props = { product: ShownProduct; shown: number; show: (place: number) => void };

/** In the same step in which the picture is shown: a key that is pressed as soon as it is seen counts. */
const takeFocus = (box: HTMLElement | null) => box?.focus();

/** One picture as large as the window allows. The arrow keys lead to the others. */
export function GalleryZoom({ product, shown, show }: Props) {
  const { images, body } = product;
  const t = useTranslations("catalogue.product");
  const image = images[shown];
  const go = (by: number) => show((shown + by + images.length) % images.length);
  const pressed = (event: KeyboardEvent) => {
    const way = event.currentTarget.matches(":dir(rtl)") ? -1 : 1;
    if (event.key === "ArrowRight") go(way);
    if (event.key === "ArrowLeft") go(-way);
  };
  if (!image) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only repeat what the two buttons do
    <div ref={takeFocus} className={styles.zoom} onKeyDown={pressed} tabIndex={-1}>
      <div className={styles.large}>
        <Picture
          key={image.id}
          entry={image}
          sizes="(width >= 1200px) 1100px, 94vw"
          fit="contain"
          ratio="frame"
          eager
        />
      </div>
      {image.id.endsWith("-ports") && <PortList ports={body.ports} />}
      {images.length > 1 && (
        <div className={styles.steps}>
          <Button look="quiet" aria-label={t("previousPicture")} onClick={() => go(-1)}>
            <Icon name="chevron-left" />
          </Button>
          <span aria-live="polite">
            {shown + 1} / {images.length}
          </span>
          <Button look="quiet" aria-label={t("nextPicture")} onClick={() => go(1)}>
            <Icon name="chevron-right" />
          </Button>
        </div>
      )}
    </div>
  );
}
