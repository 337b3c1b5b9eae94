import { type MouseEvent, Suspense, useRef, useState } from "react";
import { ProductPicture } from "#app/features/product-card/product-picture.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { onDemand } from "#app/ui/on-demand/on-demand.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import styles from "./gallery.module.css";
import type { ShownProduct } from "./shown-product.ts";
import { TurnDialog } from "./turn-dialog.tsx";

const GalleryZoom = onDemand(async () => (await import("./gallery-zoom.tsx")).GalleryZoom);

/** A row that scrolls from picture to picture, by finger, key or the small ones below. A click enlarges. */
export function Gallery({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue.product");
  const { images, model } = product;
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<number | undefined>();
  const [current, setCurrent] = useState(0);
  if (images.length === 0) return <ProductPicture product={product} image={null} sizes="55vw" />;
  const enlarge = (event: MouseEvent, place: number) => {
    event.preventDefault();
    setShown(place);
    dialog.current?.showModal();
  };
  return (
    <div className={styles.gallery}>
      <section
        className={styles.stage}
        aria-label={t("gallery", { model })}
        tabIndex={images.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget: stage }) =>
          setCurrent(Math.round(Math.abs(stage.scrollLeft) / stage.clientWidth))
        }
      >
        {images.map((image, place) => (
          <a
            key={image.id}
            id={`picture-${place + 1}`}
            className={styles.slide}
            href={`/media/${image.hash}-${image.widths.at(-1)}.webp`}
            aria-label={t("zoom", { number: place + 1, total: images.length })}
            onClick={(event) => enlarge(event, place)}
          >
            <Picture
              entry={image}
              sizes="(width >= 950px) 46vw, 92vw"
              fit="contain"
              ratio="frame"
              eager={place === 0}
            />
          </a>
        ))}
      </section>
      <div className={styles.below}>
        {images.length > 1 && <Thumbs product={product} current={current} />}
        {product.body.model && <TurnDialog product={product} />}
      </div>
      <Dialog ref={dialog} title={`${product.name} (${model})`} wide>
        <Suspense>
          {shown !== undefined && <GalleryZoom product={product} shown={shown} show={setShown} />}
        </Suspense>
      </Dialog>
    </div>
  );
}

function Thumbs({ product: { images }, current }: { product: ShownProduct; current: number }) {
  const t = useTranslations("catalogue.product");
  const scrollTo = (event: MouseEvent, place: number) => {
    const slide = document.getElementById(`picture-${place + 1}`);
    if (!slide?.parentElement) return;
    event.preventDefault();
    slide.parentElement.scrollTo({ left: slide.offsetLeft });
  };
  return (
    <ul className={styles.thumbs}>
      {images.map((image, place) => (
        <li key={image.id}>
          <a
            className={styles.thumb}
            href={`#picture-${place + 1}`}
            aria-current={place === current ? "true" : undefined}
            aria-label={t("showPicture", { number: place + 1, total: images.length })}
            onClick={(event) => scrollTo(event, place)}
          >
            <Picture entry={image} sizes="88px" fit="contain" ratio="1:1" alt="" spinner={false} />
          </a>
        </li>
      ))}
    </ul>
  );
}
