import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { readIfExists } from "#db/read-if-exists.ts";
import { ContentError, type Problem } from "./problem.ts";

const paper = z.strictObject({
  html: z.string().max(200_000),
  chapters: z.array(z.strictObject({ anchor: z.string(), title: z.string(), text: z.string() })),
});

export type Papers = Map<string, z.output<typeof paper>>;

/** Nothing in a paper runs, and nothing comes from elsewhere. */
const refused = /<(script|iframe|object|embed|link|style|form)\b|\son\w+\s*=|javascript:|\sstyle\s*=/i;

/** Documents as pages, papers/<document>.json, made from the sources of the files; undefined where nobody made any. */
export async function readPapers(directory: string): Promise<Papers | undefined> {
  const folder = join(directory, "papers");
  const names = await readIfExists(readdir(folder));
  if (!names) return undefined;
  const problems: Problem[] = [];
  const papers: Papers = new Map();
  for (const name of names.filter((entry) => entry.endsWith(".json")).sort()) {
    const file = `papers/${name}`;
    const { data, fault } = checkPaper(await readFile(join(folder, name), "utf8"));
    if (data) papers.set(name.slice(0, -".json".length), data);
    else problems.push({ code: "form", file, message: fault });
  }
  if (problems.length > 0) throw new ContentError(problems);
  return papers;
}

function checkPaper(source: string) {
  try {
    const data = paper.parse(JSON.parse(source));
    const [found] = refused.exec(data.html) ?? [];
    return found ? { fault: `holds ${found.trim()}, which no paper may` } : { data, fault: "" };
  } catch {
    return { fault: "is no paper: html and chapters are expected" };
  }
}
