import type { ComponentProps } from "react";
import type { ListData } from "#api/client.ts";
import { useMakerName } from "#app/features/maker-names/use-maker-name.ts";
import { PictureCard } from "#app/features/picture-card/picture-card.tsx";

type SolutionCardData = ListData<"solution/getSolutionData">["list"][number];

const third = "(width >= 950px) 26vw, (width >= 600px) 46vw, 92vw";

type Props = { solution: SolutionCardData } & Pick<ComponentProps<typeof PictureCard>, "heading" | "first">;

export function SolutionCard({ solution, ...props }: Props) {
  const name = useMakerName();
  return (
    <PictureCard
      {...props}
      record={solution}
      to={`/solutions/${solution.id}`}
      label={name(solution.segment)}
      ratio="3:2"
      sizes={third}
    />
  );
}
