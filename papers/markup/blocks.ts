export type Block =
  | { type: "heading"; level: 1 | 2; text: string }
  | { type: "paragraph"; text: string }
  | { type: "list"; ordered: boolean; items: string[] }
  | { type: "table"; head: string[]; rows: string[][] }
  | { type: "callout"; tone: "danger" | "warning" | "note"; text: string }
  | { type: "directive"; name: string; args: string[] };

/** Parses the plain text of a manual: blank lines separate blocks, and the first character tells their kind. */
export function readBlocks(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(readBlock);
}

function readBlock(block: string): Block {
  const lines = block.split("\n").map((line) => line.trim());
  const first = lines[0] ?? "";
  if (first.startsWith("## ")) return { type: "heading", level: 2, text: first.slice(3) };
  if (first.startsWith("# ")) return { type: "heading", level: 1, text: first.slice(2) };
  if (first.startsWith("@")) return readDirective(first);
  if (first.startsWith("!")) return readCallout(lines);
  if (first.startsWith("- ")) return { type: "list", ordered: false, items: items(lines, /^- /) };
  if (/^\d+\. /.test(first)) return { type: "list", ordered: true, items: items(lines, /^\d+\. /) };
  if (first.startsWith("|")) return readTable(lines);
  return { type: "paragraph", text: lines.join(" ") };
}

function readDirective(line: string): Block {
  const [name = "", ...args] = line.slice(1).split(/\s+/);
  return { type: "directive", name, args };
}

const tones = { "!!!": "danger", "!!": "warning", "!": "note" } as const;

function readCallout(lines: string[]): Block {
  const [mark = "!"] = /^!+/.exec(lines[0] ?? "") ?? [];
  return {
    type: "callout",
    tone: tones[mark as keyof typeof tones] ?? "note",
    text: lines.join(" ").slice(mark.length).trim(),
  };
}

/** A line that does not start an item continues the one before. */
function items(lines: string[], mark: RegExp) {
  const found: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) found.push(line.replace(mark, ""));
    else found.push(`${found.pop() ?? ""} ${line}`);
  }
  return found;
}

function readTable(lines: string[]): Block {
  const [head = [], ...rows] = lines.map((line) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => cell.trim()),
  );
  return { type: "table", head, rows };
}
