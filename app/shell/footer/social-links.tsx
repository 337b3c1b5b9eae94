import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Site } from "../site-types.ts";
import styles from "./footer.module.css";
import { SocialIcon } from "./social-icon.tsx";

/** The four links are known by their place: the classes are names of icons, the purposes are these. */
const purposes = ["video", "network", "professional", "photo"] as const;

export function SocialLinks({ links }: { links: Site["socialLinks"] }) {
  const t = useTranslations("shell.footer");
  return (
    <ul className={styles.social} aria-label={t("follow")}>
      {links.slice(0, purposes.length).map(({ url, class: name }, place) => {
        const purpose = purposes[place] ?? "network";
        return (
          <li key={url}>
            <a className={styles.icon} data-class={name} href={url} rel="noopener" aria-label={t(purpose)}>
              <SocialIcon purpose={purpose} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
