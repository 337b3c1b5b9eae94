import { type Figures, listUnknownFigures } from "./figures.ts";
import type { Problem } from "./problem.ts";

export type Source = { file: string; source: string };

/** A text that quotes a figure no product states is told with its line and its sentence. */
export function checkFigures(sources: Source[], figures: Figures): Problem[] {
  return sources
    .filter(({ source }) => source.includes("{{"))
    .flatMap(({ file, source }) =>
      source.split("\n").flatMap((line, index) =>
        listUnknownFigures(line, figures).map((quoted) => ({
          code: "figure",
          file,
          line: index + 1,
          message: `${quoted} is no figure of a product: "${sentenceAround(line, quoted)}"`,
        })),
      ),
    );
}

function sentenceAround(line: string, quoted: string) {
  const sentences = line.replace(/<[^>]+>/g, " ").split(/(?<=[.!?။])\s+/);
  return (sentences.find((sentence) => sentence.includes(quoted)) ?? line).trim();
}
