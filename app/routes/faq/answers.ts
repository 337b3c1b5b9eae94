import type { Data } from "#api/client.ts";
import { entryId } from "./entry-id.ts";

export type Group = Data<"support/getFaqListByCategoryList">["groups"][number];
type Entry = Group["entries"][number];
type SentEntry = Omit<Entry, "answer"> & { answer?: string };
export type SentGroup = Omit<Group, "entries"> & { entries: SentEntry[] };

/** On the server: the answers of the entries that are sent without. */
const drawn = new WeakMap<SentEntry, string>();

/** The answers are most of the page. Those that a document shows are sent in its markup only. */
export function leaveToMarkup(groups: Group[], isShown: (id: string) => boolean): SentGroup[] {
  return groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry) =>
      isShown(entryId(group.id, entry.id)) ? withoutAnswer(entry) : entry,
    ),
  }));
}

function withoutAnswer({ answer, ...rest }: Entry): SentEntry {
  drawn.set(rest, answer);
  return rest;
}

/** The entries with their answers, wherever these are: sent, about to be drawn, or in the markup of the page. */
export function withAnswers(groups: SentGroup[]): Group[] {
  return groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => ({
      ...entry,
      answer: entry.answer ?? drawn.get(entry) ?? readFromPage(entryId(group.id, entry.id)),
    })),
  }));
}

function readFromPage(id: string) {
  if (typeof document === "undefined") return "";
  return document.getElementById(id)?.firstElementChild?.innerHTML ?? "";
}
