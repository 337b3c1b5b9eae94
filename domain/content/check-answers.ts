import type { Problem } from "./problem.ts";
import type { Content } from "./records.ts";

/** A page or tool without answers is found by its title alone. Lists of products have theirs in their category. */
export function checkAnswers({ seo, categories }: Content): Problem[] {
  const others = ["search", ...categories.map(({ id }) => id)];
  return seo.flatMap(({ id, texts }) =>
    Object.entries(texts).flatMap(([language, text]) =>
      Object.entries(text?.pages ?? {})
        .filter(([page, { answers }]) => !others.includes(page) && !answers)
        .map(([page]) => ({
          code: "answers" as const,
          file: `seo/${id}.${language}.yaml`,
          path: ["pages", page],
          message: `${page} has no answers, which say how visitors ask for it`,
        })),
    ),
  );
}
