import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Link } from "../../ui/link/link.tsx";
import { searchPath } from "./search-path.ts";

/** The four ways that the specification offers beside a search box. */
export function QuickLinks({ className }: { className?: string | undefined }) {
  const t = useTranslations("shell.search");
  return (
    <ul className={className}>
      <li>
        <Link look="quiet" to="/downloads#Brochure">
          {t("brochure")}
        </Link>
      </li>
      {(["datasheet", "inverter", "battery"] as const).map((word) => (
        <li key={word}>
          <Link look="quiet" to={searchPath(t(word))}>
            {t(word)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
