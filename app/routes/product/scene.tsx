import { Link } from "#app/ui/link/link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Content } from "#app/ui/section/section.tsx";
import styles from "./scene.module.css";
import type { ShownProduct } from "./shown-product.ts";

/** The product where it works: the picture of a case, else the one that shows it in its place. */
export function Scene({ product: { images, cases } }: { product: ShownProduct }) {
  const shown = cases.find(({ image }) => image);
  const image = shown?.image ?? images.find(({ id }) => id.endsWith("-place"));
  if (!image) return null;
  return (
    <Content>
      <figure className={styles.scene}>
        <div className={styles.picture}>
          <Picture entry={image} sizes="(width >= 950px) 82vw, 94vw" ratio="frame" />
        </div>
        {shown && (
          <figcaption className={styles.caption} lang={shown.language}>
            <Link to={`/case-study?case=${shown.id}`}>{shown.title}</Link>, {shown.place}
          </figcaption>
        )}
      </figure>
    </Content>
  );
}
