import { parseArgs } from "node:util";
import { readConfig } from "#config/config.ts";
import type { Database } from "#db/client.ts";
import { type Cell, writeCsv } from "#domain/csv.ts";
import {
  findInInbox,
  type InboxKind,
  type InboxRow,
  inboxKinds,
  listInbox,
  moderateComment,
} from "#domain/enquiries/inbox.ts";
import { exportPerson, forgetPerson } from "#domain/enquiries/person.ts";
import { spoolOf } from "#domain/enquiries/spool.ts";
import { findOfPerson, removeOfPerson } from "#domain/enquiries/spool-files.ts";
import { runCommand, UsageError } from "../command/run-command.ts";
import { withDatabase } from "../command/with-database.ts";
import { writePrivately } from "./write-privately.ts";

const usage = `npm run inbox -- list|show|export|approve|reject|forget [id, file or e-mail] [--kind messages|registrations|comments]
  list                 the newest 50
  show ID              one, whole
  export [FILE]        all of a kind as CSV, to a file or to standard output
  approve|reject ID    a comment
  export EMAIL         everything that is stored of a person, of every kind, as JSON
  forget EMAIL         removes all of it`;

type Command = (db: Database, kind: InboxKind, argument: string | undefined) => Promise<void>;

const commands: Record<string, Command> = {
  async list(db, kind) {
    const rows = await listInbox(db, kind);
    for (const row of rows) console.info(summary(row));
    if (rows.length === 0) console.info(`no ${kind}`);
  },
  async show(db, kind, id) {
    const row = await findInInbox(db, kind, identifier(id));
    if (!row) throw new UsageError(`there is no ${id} among the ${kind}`);
    for (const [name, value] of Object.entries(row)) console.info(`${name}: ${printable(value)}`);
  },
  async export(db, kind, file) {
    if (file?.includes("@")) return exportAll(db, file);
    const csv = writeInbox(await listInbox(db, kind, 1_000_000));
    if (file) await writePrivately(file, csv);
    else process.stdout.write(csv);
  },
  approve: (db, _, id) => moderate(db, id, "approved"),
  reject: (db, _, id) => moderate(db, id, "rejected"),
  async forget(db, _, email) {
    if (!email?.includes("@")) throw new UsageError(usage);
    // First: a message that enters the database meanwhile is found there.
    const files = await removeOfPerson(spool(), email);
    for (const [kind, count] of Object.entries({ ...(await forgetPerson(db, email)), files }))
      console.info(`${count} ${kind} removed`);
  },
};

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { kind: { type: "string" } },
  });
  const [name = "", argument] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const kind = values.kind ?? "messages";
  if (!command || !Object.hasOwn(inboxKinds, kind)) throw new UsageError(usage);
  await withDatabase((db) => command(db, kind as InboxKind, argument));
});

const spool = () => spoolOf(readConfig(process.env));

async function exportAll(db: Database, email: string) {
  const files = await findOfPerson(spool(), email);
  console.info(JSON.stringify({ ...(await exportPerson(db, email)), files }, null, 2));
}

async function moderate(db: Database, id: string | undefined, status: "approved" | "rejected") {
  const row = await moderateComment(db, identifier(id), status);
  if (!row) throw new UsageError(`there is no comment ${id}`);
  console.info(`${row.id} ${status}`);
}

function identifier(id: string | undefined) {
  if (!id || !/^[0-9a-f-]{36}$/i.test(id)) throw new UsageError(usage);
  return id;
}

function summary(row: InboxRow) {
  const { id, receivedAt, name, firstName, lastName, email, product, webinarCode, blogId, status } = row;
  const who = name ?? `${firstName} ${lastName}`;
  const about = [product ?? webinarCode ?? blogId, status].filter(Boolean).join(" ");
  return [id, (receivedAt as Date).toISOString(), who, email, about].map(printable).join("  ");
}

/** Removes control characters, so that a visitor's text cannot steer the terminal. */
function printable(value: unknown) {
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return text.replace(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g, "�");
}

const writeInbox = ([first, ...rest]: InboxRow[]) =>
  first ? writeCsv([Object.keys(first), ...[first, ...rest].map((row) => Object.values(row) as Cell[])]) : "";
