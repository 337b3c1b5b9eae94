import { diff } from "node:util";
import { difference, type Side } from "#domain/content/publish/difference.ts";
import { listHistory } from "#domain/content/publish/history.ts";
import { rename } from "#domain/content/publish/rename.ts";
import { undo } from "#domain/content/publish/undo.ts";
import { listUses } from "#domain/content/publish/where.ts";
import { withdraw } from "#domain/content/publish/withdraw.ts";
import { rebuild } from "#domain/content/rows/rebuild.ts";
import { UsageError } from "../../command/run-command.ts";
import { withDatabase } from "../../command/with-database.ts";
import { by, command, dryRun, message, messageOf, numberOf } from "./command.ts";
import { contentDirectory } from "./directory.ts";
import { keyNamed, recordNamed } from "./names.ts";
import { tellPublication } from "./tell-publication.ts";

const historyUsage = `npm run content -- history [blogs/x] [--limit 20] [--before N]
  tells what was published, when and by whom, the last first; of one record, or of all`;

const historyOptions = { limit: { type: "string", default: "20" }, before: { type: "string" } } as const;

export const historyCommand = command(historyUsage, historyOptions, async (values, words) => {
  const record = words[0] === undefined ? undefined : recordNamed(words[0], historyUsage);
  const limit = numberOf(values.limit, "--limit") ?? 0;
  const before = numberOf(values.before, "--before");
  const entries = await withDatabase((db) => listHistory(db, { record, before, limit }));
  for (const { id, at, cause, undoes, actor, note, count, parts } of entries) {
    const who = [undoes && `of ${undoes}`, actor && `by ${actor}`, note && `"${note}"`].filter(Boolean);
    const names = `${parts.join(", ")}${count > parts.length ? ", …" : ""}`;
    console.info(
      `${id}  ${at.toISOString().slice(0, 16).replace("T", " ")}  ${[cause, ...who].join(" ")}  ${count}: ${names}`,
    );
  }
  if (entries.length === 0) console.info("nothing was published yet");
});

const differenceUsage = `npm run content -- difference blogs/x.es [directory]
  shows what the database and the folder made of a part since it was exported`;

export const differenceCommand = command(differenceUsage, {}, async (_, [name = "", ...words]) => {
  const key = keyNamed(name, differenceUsage);
  const { base, stored, file } = await withDatabase((db) =>
    difference(db, key, words[0] ?? contentDirectory()),
  );
  tellDifference("in the database", base, stored);
  tellDifference("in the folder", base, file);
});

function tellDifference(where: string, base: Side, now: Side) {
  if (now === undefined) return console.info(`${where}: not there`);
  if (base === now) return console.info(`${where}: unchanged`);
  console.info(`${where}:`);
  if (base === undefined) return console.info(now);
  for (const [sign, line] of diff(base.split("\n"), now.split("\n")))
    if (sign !== 0) console.info(`${sign > 0 ? "-" : "+"} ${line}`);
}

const undoUsage = `npm run content -- undo N [--dry-run] [--force] [--removing N] [--by NAME] [--note "…"] [--message "…"]
  gives every part of publication N the text that it had before; \`history\` tells the numbers
  --force     also where something was published since`;

const undoOptions = {
  ...dryRun,
  ...by,
  ...message,
  force: { type: "boolean", default: false },
  removing: { type: "string" },
} as const;

export const undoCommand = command(undoUsage, undoOptions, async (values, words) => {
  const publication = numberOf(words[0], "the publication");
  if (publication === undefined || words.length > 1) throw new UsageError(undoUsage);
  const removing = numberOf(values.removing, "--removing");
  const own = {
    dryRun: values["dry-run"],
    directories: [contentDirectory()],
    force: values.force,
    removing,
    actor: values.by,
    note: values.note,
    message: messageOf(values.message),
  };
  tellPublication(await withDatabase((db) => undo(db, publication, own)), values["dry-run"]);
});

const withdrawUsage = `npm run content -- withdraw blogs/x … [--to /about/blogs/y] [--dry-run] [--removing N] [--by NAME] [--note "…"]
  takes records away, or their words in one language: blogs/x.es; English takes the record with it
  a record that others name stays: \`where\` tells which they are
  --to        sends visitors of its page to another path`;

const withdrawOptions = {
  ...dryRun,
  ...by,
  removing: { type: "string" },
  to: { type: "string" },
} as const;

export const withdrawCommand = command(withdrawUsage, withdrawOptions, async (values, words) => {
  if (words.length === 0) throw new UsageError(withdrawUsage);
  for (const word of words) keyNamed(word, withdrawUsage);
  const removing = numberOf(values.removing, "--removing");
  const own = {
    dryRun: values["dry-run"],
    directories: [contentDirectory()],
    removing,
    actor: values.by,
    note: values.note,
    to: values.to,
  };
  tellPublication(await withDatabase((db) => withdraw(db, words, own)), values["dry-run"]);
});

const renameUsage = `npm run content -- rename products/x5 x6 [--dry-run] [--by NAME] [--note "…"]
  gives a record another name, in everything that names it, quotes its figures or links to it`;

export const renameCommand = command(renameUsage, { ...dryRun, ...by }, async (values, words) => {
  const [name = "", to, ...more] = words;
  if (to === undefined || more.length > 0) throw new UsageError(renameUsage);
  const record = recordNamed(name, renameUsage);
  const own = {
    dryRun: values["dry-run"],
    directories: [contentDirectory()],
    actor: values.by,
    note: values.note,
  };
  tellPublication(await withDatabase((db) => rename(db, record, to, own)), values["dry-run"]);
});

const whereUsage = `npm run content -- where products/x5
  tells which files name, quote, show or link to a record`;

export const whereCommand = command(whereUsage, {}, async (_, words) => {
  const record = recordNamed(words[0] ?? "", whereUsage);
  const uses = await withDatabase((db) => listUses(db, record));
  for (const { file, how } of uses) console.info(`${file} ${how}`);
  if (uses.length === 0) console.info("nowhere");
});

const rebuildUsage = `npm run content -- rebuild
  makes all rows, filters and search anew from the stored parts; nothing that was published changes`;

export const rebuildCommand = command(rebuildUsage, {}, async () => {
  console.info(`${await withDatabase(rebuild)} records written`);
});
