import { ButtonLink } from "#app/ui/button/button.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./archive-bar.module.css";
import { type DownloadsQuery, downloadsPath } from "./downloads-query.ts";

/** What is chosen stands in the address: it stays from page to page, and with other filters. */
export function ArchiveBar({ query }: { query: DownloadsQuery }) {
  const t = useTranslations("documents.archive");
  const { take } = query;
  if (take.length === 0) return null;
  const archive = `/downloads/archive.zip?${new URLSearchParams(take.map((id) => ["id", id]))}`;
  return (
    <div className={styles.bar} role="status">
      <span>{t("chosen", { count: take.length })}</span>
      <ButtonLink to={archive} download>
        {t("get")}
      </ButtonLink>
      <Link to={downloadsPath({ ...query, take: [] })}>{t("clear")}</Link>
    </div>
  );
}

/** Without script and with it: a link to the same list, with this document chosen or no longer. */
export function TakeLink({ query, id }: { query: DownloadsQuery; id: string }) {
  const t = useTranslations("documents.archive");
  const isTaken = query.take.includes(id);
  const take = isTaken ? query.take.filter((other) => other !== id) : [...query.take, id];
  return (
    <Link to={downloadsPath({ ...query, take })} data-keep-scroll="" rel="nofollow">
      {t(isTaken ? "takeOut" : "take")}
    </Link>
  );
}
