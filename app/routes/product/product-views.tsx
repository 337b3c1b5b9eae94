import { type MouseEvent, Suspense, useRef, useState } from "react";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { onDemand } from "#app/ui/on-demand/on-demand.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import styles from "./gallery.module.css";
import type { ShownProduct } from "./shown-product.ts";
import { TurnDialog } from "./turn-dialog.tsx";

const GalleryZoom = onDemand(async () => (await import("./gallery-zoom.tsx")).GalleryZoom);

/** Every side in small; each leads to the large picture. Without script it is the file. */
export function ProductViews({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue.product");
  const { images, model } = product;
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<number | undefined>();
  const enlarge = (event: MouseEvent, place: number) => {
    event.preventDefault();
    setShown(place);
    dialog.current?.showModal();
  };
  if (images.length === 0) return null;
  return (
    <div className={styles.views}>
      <ul className={styles.thumbs} aria-label={t("gallery", { model })}>
        {images.map((image, place) => (
          <li key={image.id}>
            <a
              className={styles.thumb}
              href={`/media/${image.hash}-${image.widths.at(-1)}.webp`}
              aria-label={t("zoom", { number: place + 1, total: images.length })}
              onClick={(event) => enlarge(event, place)}
            >
              <Picture entry={image} sizes="56px" fit="contain" ratio="1:1" alt="" spinner={false} />
            </a>
          </li>
        ))}
      </ul>
      {product.body.model && <TurnDialog product={product} />}
      <Dialog ref={dialog} title={`${product.name} (${model})`} wide>
        <Suspense>
          {shown !== undefined && <GalleryZoom product={product} shown={shown} show={setShown} />}
        </Suspense>
      </Dialog>
    </div>
  );
}
