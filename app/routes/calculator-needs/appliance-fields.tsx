import { NumberField } from "#app/features/calculator-kit/number-field.tsx";
import { useTyped } from "#app/features/calculator-kit/use-typed.ts";
import { useNumber } from "#app/features/spec-value/use-spec-text.ts";
import { Fold } from "#app/ui/fold/fold.tsx";
import { Drawing } from "#app/ui/icon/icon.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import { applianceIcons } from "./appliance-icons.ts";
import styles from "./calculator-needs.module.css";
import type { Needs } from "./needs-types.ts";

type Props = {
  group: Needs["groups"][number];
  open: boolean;
  fault: (name: string) => string | undefined;
};

/** Appliances by picture and number; watts and hours only where somebody knows better. */
export function ApplianceFields({ group, open, fault }: Props) {
  const t = useTranslations("tools.needs");
  const number = useNumber();
  const typed = useTyped();
  const changed = (id: string) => [`watts-${id}`, `surge-${id}`].some((name) => typed(name) !== "");
  const asked = (id: string) =>
    changed(id) || [`use-${id}`, `hours-${id}`].some((name) => typed(name) !== "");
  return (
    <Fold
      summary={<GroupSummary title={group.title} names={group.items.map(({ name }) => name)} />}
      open={open || group.items.some(({ id }) => asked(id))}
    >
      <ul className={styles.appliances} aria-label={group.title}>
        {group.items.map(({ id, name, watts, surge, hours, icon }) => (
          <li key={id} className={styles.appliance}>
            <Drawing path={applianceIcons[icon] ?? applianceIcons.plug ?? ""} size="large" />
            <div>
              <p className={styles.name}>{name}</p>
              <details className={styles.facts} open={changed(id)}>
                <summary>{t("typical", { watts: number(watts), surge: number(surge) })}</summary>
                <NumberField
                  name={`watts-${id}`}
                  label={<Named hidden={name}>{t("fields.watts")}</Named>}
                  error={fault(`watts-${id}`)}
                  placeholder={String(watts)}
                />
                <NumberField
                  name={`surge-${id}`}
                  label={<Named hidden={name}>{t("fields.surge")}</Named>}
                  error={fault(`surge-${id}`)}
                  placeholder={typed(`watts-${id}`) ? undefined : String(surge)}
                />
              </details>
            </div>
            <NumberField
              name={`use-${id}`}
              label={<Named hidden={name}>{t("fields.count")}</Named>}
              error={fault(`use-${id}`)}
              placeholder="0"
            />
            <NumberField
              name={`hours-${id}`}
              label={<Named hidden={name}>{t("fields.hours")}</Named>}
              error={fault(`hours-${id}`)}
              placeholder={number(hours)}
            />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function GroupSummary({ title, names }: { title: string; names: string[] }) {
  return (
    <>
      <b className={styles.title}>{title}</b>
      <span className={styles.names}>{names.join("\u00a0· ")}</span>
    </>
  );
}

function Named({ hidden, children }: { hidden: string; children: string }) {
  return (
    <>
      {children}
      <VisuallyHidden>, {hidden}</VisuallyHidden>
    </>
  );
}
