import type { Path } from "../problem.ts";
import type { Content } from "../records.ts";

export type Place = { file: string; path: Path; key: string; value: string };

/** Every piece of text of every record, with the file it stands in and the field it belongs to. */
export function* walkContent(content: Partial<Content>): Generator<Place> {
  for (const [kind, records] of Object.entries(content)) {
    for (const { id, data, texts } of records) {
      yield* walk(data, `${kind}/${id}.yaml`);
      for (const [language, text] of Object.entries(texts))
        yield* walk(text, `${kind}/${id}.${language}.yaml`);
    }
  }
}

function* walk(value: unknown, file: string, path: Path = [], key = ""): Generator<Place> {
  if (typeof value === "string") yield { file, path, key, value };
  else if (Array.isArray(value))
    for (const [place, entry] of value.entries()) yield* walk(entry, file, [...path, place], key);
  else if (typeof value === "object" && value !== null)
    for (const [name, entry] of Object.entries(value)) yield* walk(entry, file, [...path, name], name);
}
