import { LightPattern } from "#app/features/light-pattern/light-pattern.tsx";
import { useShell } from "#app/shell/shell-provider.tsx";
import { Badge } from "#app/ui/badge/badge.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { Entry, Table } from "./lights-query.ts";
import { type Manual, manualAddress } from "./manual-address.ts";

type Props = { table: Table; entry: Entry; manual: Manual | undefined };

/** One light or code: what it means, who may do what, and when to call. */
export function LightEntry({ table, entry, manual }: Props) {
  const t = useTranslations("tools.lights");
  const { fileHost } = useShell();
  const { lights, code, danger, call, pattern, meaning, owner, installer, part } = entry;
  return (
    <li id={`${table.id}-${entry.id}`} data-danger={unlessNone(danger)} data-call={unlessNone(call)}>
      <p>
        {lights && <LightPattern lights={lights} lamps={table.lamps} />}
        {code && <b>{code}</b>}
        {pattern && <span data-of="pattern">{pattern}</span>}
        {danger !== "none" && <Badge tone="warning">{t(`danger.${danger}`)}</Badge>}
      </p>
      <div>
        <h3>{meaning}</h3>
        <dl>
          <Step of="owner" text={owner} />
          <Step of="installer" text={installer} />
          {call !== "none" && <Step of="call" text={t(`calls.${call}`)} />}
          <Step of="part" text={part} />
        </dl>
        {manual && (
          <Link look="plain" to={manualAddress(manual, fileHost, `#light-${entry.id}`)}>
            {t("manual")}
          </Link>
        )}
      </div>
    </li>
  );
}

const unlessNone = (value: string) => (value === "none" ? undefined : value);

type Of = "owner" | "installer" | "call" | "part";

function Step({ of, text }: { of: Of; text: string | undefined }) {
  const t = useTranslations("tools.lights");
  if (!text) return null;
  return (
    <>
      <dt>{t(of)}</dt>
      <dd data-of={of === "call" ? undefined : of}>{text}</dd>
    </>
  );
}
