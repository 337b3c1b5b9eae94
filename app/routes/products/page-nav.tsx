import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Content } from "#app/ui/section/section.tsx";
import styles from "./page-nav.module.css";
import type { ShownProduct } from "./shown-product.ts";

/** What is further down, on one line. */
export function PageNav({ product, serial }: { product: ShownProduct; serial: boolean }) {
  const t = useTranslations("catalogue");
  const words = useTranslations("support.leds");
  const places: [id: string, name: string, there: boolean][] = [
    ["overview", t("product.overview"), true],
    ["serial-section", t("serial.label"), serial],
    ["leds", words("title"), product.leds.length > 0],
    ["specs", t("product.specs"), true],
    ["fits", t("fit.title"), product.fitting.length > 0],
    ["approvals", t("product.approvals"), product.approvals.length > 0],
    ["documents", t("product.downloads"), product.documents.length > 0],
    ["videos", t("product.videos"), product.videos.length > 0],
    ["questions", t("product.questions"), product.faqs.length > 0],
  ];
  return (
    <nav className={styles.nav} aria-label={t("product.onThisPage")}>
      <Content>
        <ul className={styles.list}>
          {places
            .filter(([, , there]) => there)
            .map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
        </ul>
      </Content>
    </nav>
  );
}
