import type { ComponentProps } from "react";
import type { ListData } from "#api/client.ts";
import { PictureCard } from "#app/features/picture-card/picture-card.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";

export type SolutionCardData = ListData<"solution/getSolutionData">["list"][number];

const third = "(width >= 950px) 26vw, (width >= 600px) 46vw, 92vw";

type Props = { solution: SolutionCardData } & Pick<ComponentProps<typeof PictureCard>, "heading" | "first">;

export function SolutionCard({ solution, ...props }: Props) {
  const t = useTranslations("catalogue.segments");
  return (
    <PictureCard
      {...props}
      record={solution}
      to={`/solutions/${solution.id}`}
      label={t(solution.segment === "Commercial" ? "Commercial" : "Residential")}
      ratio="3:2"
      sizes={third}
    />
  );
}
