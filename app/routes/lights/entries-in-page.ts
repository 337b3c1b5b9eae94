import type { Entry, Table } from "./lights-query.ts";

/** The entries of tables that are sent without them. */
const unsent = new WeakMap<Table, Entry[]>();

/** For a document: its markup says every entry, so the script is not told a second time. */
export function withoutEntries(table: Table): Table {
  const bare = { ...table, entries: [] };
  unsent.set(bare, table.entries);
  return bare;
}

/** The table as it is meant; in the browser from the markup of the document. */
export function withEntries(table: Table): Table {
  if (table.entries.length > 0) return table;
  const entries = unsent.get(table) ?? readEntries(table.id);
  unsent.set(table, entries);
  return { ...table, entries };
}

/** Reads what `LightEntry` wrote. */
function readEntries(table: string): Entry[] {
  const rows = document.querySelectorAll<HTMLElement>(`[data-table="${table}"] > li`);
  return [...rows].map((row) => {
    const say = (part: string) => row.querySelector(part)?.textContent || undefined;
    const lamps = [...row.querySelectorAll("[data-light]")];
    const lights = lamps.map((lamp) => lamp.getAttribute("data-light") ?? "");
    return {
      id: row.id.slice(table.length + 1),
      lights: lights.length > 0 ? lights : undefined,
      code: say("b"),
      pattern: say("[data-of=pattern]") ?? "",
      danger: (row.dataset.danger ?? "none") as Entry["danger"],
      call: (row.dataset.call ?? "none") as Entry["call"],
      meaning: say("h3") ?? "",
      owner: say("[data-of=owner]") ?? "",
      installer: say("[data-of=installer]"),
      part: say("[data-of=part]"),
    };
  });
}
