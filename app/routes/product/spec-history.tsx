import { useSpecText } from "#app/features/spec-value/use-spec-text.ts";
import { fileUrl } from "#app/shell/file-url.ts";
import { useShell } from "#app/shell/shell-provider.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { useLanguage } from "#app/ui/language/use-language.ts";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { formatDate } from "#i18n/format-date.ts";
import type { ShownProduct } from "./shown-product.ts";
import styles from "./spec-history.module.css";

type History = NonNullable<ShownProduct["specHistory"]>;

/** What changed in the specifications, when and why, and the datasheets of that time. */
export function SpecHistory({ history: { days, datasheets } }: { history: History }) {
  const t = useTranslations("catalogue.product");
  return (
    <div className={styles.history}>
      <Fold summary={t("changedOn", { date: formatDate(days[0]?.date) })}>
        <div className={styles.content}>
          <div>
            {days.map((day) => (
              <Day key={day.date} day={day} />
            ))}
          </div>
          {datasheets.length > 0 && <Datasheets datasheets={datasheets} />}
        </div>
      </Fold>
    </div>
  );
}

function Day({ day }: { day: History["days"][number] }) {
  const t = useTranslations("catalogue.product");
  const text = useSpecText();
  return (
    <table className={styles.table}>
      <caption>
        <time dateTime={formatDate(day.date)}>{formatDate(day.date)}</time>
        {day.reasons.map((reason) => (
          <p key={reason.text} lang={reason.language}>
            {reason.text}
          </p>
        ))}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("changedSpec")}</th>
          <th scope="col">{t("changedFrom")}</th>
          <th scope="col">{t("changedTo")}</th>
        </tr>
      </thead>
      <tbody>
        {day.specs.map(({ id, name, before, after }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{before ? text(before) : "–"}</td>
            <td>{after ? text(after) : "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Datasheets({ datasheets }: Pick<History, "datasheets">) {
  const t = useTranslations("catalogue");
  const own = useLanguage();
  const { fileHost } = useShell();
  return (
    <div>
      <p className={styles.title}>{t("product.earlierDatasheets")}</p>
      <ul className={styles.datasheets}>
        {datasheets.map(({ id, title, titleLanguage, language, version, date, path }) => (
          <li key={id}>
            <Link to={fileUrl(path, fileHost)} lang={titleLanguage} download>
              {title}
            </Link>
            <p className={styles.facts}>
              {language !== own && `${t(`documents.languages.${language}`)} · `}
              {`${t("documents.version")}\u00a0${version} · ${formatDate(date)}`}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
