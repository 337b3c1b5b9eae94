export type LedRow = { lights: string[]; cause: string; remedy: string };

const heading = "<th>NET</th><th>COM</th><th>SER</th>";
const row = /<tr>((?:<td>[^<]*<\/td>){5})<\/tr>/g;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** What the lights mean, taken from the answer that tells it in words, so that drawing and answer never differ. */
export function readLedTable(answers: string[]): LedRow[] {
  const table = answers.find((answer) => answer.includes(heading)) ?? "";
  return [...table.matchAll(row)].map(([, cells = ""]) => {
    const texts = [...cells.matchAll(/<td>([^<]*)/g)].map(([, text = ""]) => plain(text));
    return { lights: texts.slice(0, 3).map(unjoined), cause: texts[3] ?? "", remedy: texts[4] ?? "" };
  });
}

/** As typed: a word is looked up by its letters. */
export const unjoined = (word: string) => word.replaceAll("\u2060", "");

function plain(text: string) {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);
}
