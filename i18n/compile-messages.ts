import compile from "icu-minify/compile";

type Words = { [key: string]: string | Words };
type Compiled = ReturnType<typeof compile>;
export type CompiledWords = { [key: string]: Compiled | CompiledWords };

/** Compiles ICU text into the arrays that the site's formatter reads. */
export function compileMessages(words: Words): CompiledWords {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === "string" ? compile(value) : compileMessages(value),
    ]),
  );
}
