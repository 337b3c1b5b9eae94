import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import { Mark } from "./mark.tsx";
import { type Cell, stateOf } from "./matrix.ts";

type Props = {
  series: string;
  standard: string;
  cell: Cell | undefined;
  isOpen: boolean;
  turn: () => void;
};

/** Without script the dot leads to the certificate itself. */
export function CellMark({ series, standard, cell, isOpen, turn }: Props) {
  const t = useTranslations("tools.approvals");
  const state = stateOf(cell);
  const text = t("cell", { series, standard, state: t(`marks.${state}`) });
  const [certificate] = cell?.certificates ?? [];
  if (!certificate)
    return (
      <>
        <Mark state={state} />
        <VisuallyHidden>{t(`marks.${state}`)}</VisuallyHidden>
      </>
    );
  return (
    <Link
      to={`/tools/approvals/${certificate.id}`}
      look="plain"
      aria-label={text}
      aria-expanded={isOpen}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        turn();
      }}
    >
      <Mark state={state} />
    </Link>
  );
}
