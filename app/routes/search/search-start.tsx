import { useEffect, useState } from "react";
import { QuickLinks } from "#app/shell/search/quick-links.tsx";
import { searchPath } from "#app/shell/search/search-path.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { forgetWords, recentWords } from "./recent-words.ts";
import styles from "./search-start.module.css";

const popular = ["hybrid", "wall", "warranty", "generator", "wifi", "offGrid"] as const;

/** What stands above the whole list on a phone, before a question. */
export function SearchStart() {
  const t = useTranslations("search.start");
  const shell = useTranslations("shell.search");
  const [recent, setRecent] = useState<string[]>([]);
  useEffect(() => setRecent(recentWords()), []);
  const forget = () => {
    forgetWords();
    setRecent([]);
  };
  return (
    <div className={styles.start}>
      {recent.length > 0 && (
        <section>
          <h2 className={styles.title}>{t("recent")}</h2>
          <Words words={recent} />
          <Button look="quiet" size="small" onClick={forget}>
            {t("forget")}
          </Button>
        </section>
      )}
      <section>
        <h2 className={styles.title}>{t("popular")}</h2>
        <Words words={popular.map((word) => t(`words.${word}`))} />
      </section>
      <section>
        <h2 className={styles.title}>{shell("quickLinks")}</h2>
        <QuickLinks className={styles.words} />
      </section>
    </div>
  );
}

function Words({ words }: { words: string[] }) {
  return (
    <ul className={styles.words}>
      {words.map((word) => (
        <li key={word}>
          <Link look="quiet" to={searchPath(word)}>
            {word}
          </Link>
        </li>
      ))}
    </ul>
  );
}
