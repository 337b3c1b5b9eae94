import { LightPattern } from "#app/features/light-pattern/light-pattern.tsx";
import { Badge } from "#app/ui/badge/badge.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Entry, Table } from "./lights-query.ts";

type Props = { table: Table; entry: Entry; manual: string | undefined };

/** One light or code: what it means, who may do what, and when to call. */
export function LightEntry({ table, entry, manual }: Props) {
  const t = useTranslations("tools.lights");
  const { lights, code, danger, call, pattern, meaning, owner, installer, part } = entry;
  return (
    <li id={`${table.id}-${entry.id}`}>
      <p>
        {lights && <LightPattern lights={lights} lamps={table.lamps} />}
        {code && <b>{code}</b>}
        {pattern && <span>{pattern}</span>}
        {danger !== "none" && <Badge tone="warning">{t(`danger.${danger}`)}</Badge>}
      </p>
      <div>
        <h3>{meaning}</h3>
        <dl>
          <Step name={t("owner")} text={owner} />
          <Step name={t("installer")} text={installer} />
          {call !== "none" && <Step name={t("call")} text={t(`calls.${call}`)} />}
          <Step name={t("part")} text={part} />
        </dl>
        {manual && (
          <Link look="plain" to={`/documents/${manual}#light-${entry.id}`}>
            {t("manual")}
          </Link>
        )}
      </div>
    </li>
  );
}

function Step({ name, text }: { name: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  );
}
