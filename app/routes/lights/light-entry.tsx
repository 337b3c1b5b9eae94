import { LightPattern } from "#app/features/light-pattern/light-pattern.tsx";
import { Badge } from "#app/ui/badge/badge.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./lights.module.css";
import type { Entry, Table } from "./lights-query.ts";

type Props = { table: Table; entry: Entry; manual: string | undefined };

/** One light or code: what it means, who may do what, and when to call. */
export function LightEntry({ table, entry, manual }: Props) {
  const t = useTranslations("tools.lights");
  const { lights, code, danger, call, pattern, meaning, owner, installer, part } = entry;
  return (
    <li id={`${table.id}-${entry.id}`} className={styles.entry} lang={table.language}>
      <div className={styles.sign}>
        {lights && <LightPattern lights={lights} lamps={table.lamps} label={pattern} />}
        {code && <b className={styles.code}>{code}</b>}
        {pattern && <span>{pattern}</span>}
        {danger !== "none" && <Badge tone="warning">{t(`danger.${danger}`)}</Badge>}
      </div>
      <div>
        <h3>{meaning}</h3>
        <dl className={styles.steps}>
          <dt>{t("owner")}</dt>
          <dd>{owner}</dd>
          {installer && (
            <>
              <dt>{t("installer")}</dt>
              <dd>{installer}</dd>
            </>
          )}
          <dt>{t("call")}</dt>
          <dd>{t(`calls.${call}`)}</dd>
          {part && (
            <>
              <dt>{t("part")}</dt>
              <dd>{part}</dd>
            </>
          )}
        </dl>
        {manual && <Link to={`/documents/${manual}#light-${entry.id}`}>{t("manual")}</Link>}
      </div>
    </li>
  );
}
