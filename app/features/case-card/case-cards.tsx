import { CardGrid } from "#app/ui/card-grid/card-grid.tsx";
import { CaseCard, type CaseCardData } from "./case-card.tsx";

/** A few case studies: one lies across the page, two or more stand side by side. */
export function CaseCards({ cases }: { cases: CaseCardData[] }) {
  const [only, second] = cases;
  if (only && !second) return <CaseCard entry={only} wide />;
  return (
    <CardGrid columns={cases.length === 3 ? 3 : 2}>
      {cases.map((entry) => (
        <CaseCard key={entry.id} entry={entry} />
      ))}
    </CardGrid>
  );
}
