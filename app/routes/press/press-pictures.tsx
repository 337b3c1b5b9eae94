import type { Data } from "#api/client.ts";
import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./press.module.css";

type Props = {
  id: string;
  title: string;
  lead: string;
  pictures: Data<"company/getPressPictures">["products"];
  wide?: boolean;
};

export function PressPictures({ id, title, lead, pictures, wide }: Props) {
  const t = useTranslations("journal.press");
  if (pictures.length === 0) return null;
  return (
    <Section tone={wide ? "band" : "paper"} labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <CardGrid columns={wide ? 3 : 4}>
        {pictures.map((picture, place) => (
          <figure key={picture.id} className={styles.picture} data-wide={wide ? "" : undefined}>
            <div className={styles.frame}>
              <Picture
                entry={picture}
                sizes={`(width >= 950px) ${wide && place === 0 ? 54 : 25}vw, 92vw`}
                ratio={wide ? "3:2" : "1:1"}
                fit={wide ? "cover" : "contain"}
              />
            </div>
            <figcaption className={styles.caption}>
              {picture.alt}
              <Link
                to={`/media/${picture.hash}-${Math.max(...picture.widths)}.webp`}
                download={`${picture.id.replaceAll("/", "-")}.webp`}
                data-reload
              >
                {t("download", { width: Math.max(...picture.widths) })}
              </Link>
            </figcaption>
          </figure>
        ))}
      </CardGrid>
    </Section>
  );
}
