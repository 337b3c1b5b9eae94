import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type Language, languageTags } from "#i18n/locales.ts";
import { ContentError, type Problem } from "./problem.ts";
import { checkYaml } from "./yaml-file.ts";

const entry = z.strictObject({
  hash: z.string(),
  width: z.int(),
  height: z.int(),
  color: z.string(),
  widths: z.array(z.int()),
  og: z.boolean().optional(),
});

export type MediaContent = {
  pictures: Record<string, z.output<typeof entry>>;
  alts: Record<Language, Record<string, string>>;
};

/** The list of pictures (made by the media pipeline) and their alternative texts. */
export async function readMedia(directory: string): Promise<MediaContent> {
  const problems: Problem[] = [];
  const read = async <S extends z.ZodType>(file: string, schema: S, empty: z.output<S>) => {
    const source = await readFile(join(directory, file), "utf8").catch(() => undefined);
    if (source === undefined) return empty;
    const checked = checkYaml(file, source, schema);
    problems.push(...checked.problems);
    return checked.value ?? empty;
  };
  const words = z
    .record(z.string(), z.string().min(1))
    .nullable()
    .transform((value) => value ?? {});
  const alts = await Promise.all(
    languageTags.map(async (tag) => [tag, await read(`media/alts.${tag}.yaml`, words, {})] as const),
  );
  const media = {
    pictures: await read("media/manifest.json", z.record(z.string(), entry), {}),
    alts: Object.fromEntries(alts) as MediaContent["alts"],
  };
  if (problems.length > 0) throw new ContentError(problems);
  return media;
}
