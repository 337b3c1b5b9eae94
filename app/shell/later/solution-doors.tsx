import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { useToHref } from "../../ui/link/link-context.ts";
import { fileUrl } from "../file-url.ts";
import type { MenuEntry } from "../menu/menu-entry.ts";
import { useShell } from "../shell-provider.tsx";
import styles from "./solution-doors.module.css";

const doors = ["home", "business", "offGrid"] as const;

/** The titles of the solutions behind the three doors of the home page; without doors, in three columns. */
export function SolutionDoors({ entries }: { entries: MenuEntry[] }) {
  const t = useTranslations("shell.panels.doors");
  const behind = (door: string) => entries.filter(({ mateCode }) => mateCode === door);
  if (!doors.some((door) => behind(door).length > 0)) return <Titles entries={entries} alone />;
  return (
    <div className={styles.doors}>
      {doors.map((door) => (
        <section key={door} aria-labelledby={`door-${door}`}>
          <h2 id={`door-${door}`} className={styles.door}>
            {t(door)}
          </h2>
          <Titles entries={behind(door)} />
        </section>
      ))}
    </div>
  );
}

function Titles({ entries, alone }: { entries: MenuEntry[]; alone?: boolean }) {
  const toHref = useToHref();
  const { fileHost } = useShell();
  return (
    <ul className={styles.titles} data-alone={alone ? "" : undefined}>
      {entries.map(({ link, name, image }) => (
        <li key={link}>
          <a className={styles.title} href={toHref(link)}>
            {image && <img src={fileUrl(image, fileHost)} alt="" width={48} height={36} loading="lazy" />}
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
