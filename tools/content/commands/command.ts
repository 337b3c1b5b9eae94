import { type ParseArgsConfig, parseArgs } from "node:util";
import { defaultLanguage, languageTags } from "#i18n/locales.ts";
import { UsageError } from "../../command/run-command.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ allowPositionals: true; options: O }>>;
export type Command = { usage: string; run(words: string[]): Promise<void> };

/** A command with options of its own; anything else that is said is a mistake, told with the right usage. */
export function command<O extends Options>(
  usage: string,
  options: O,
  run: (values: Parsed<O>["values"], words: string[]) => Promise<void>,
  help = usage,
): Command {
  return {
    usage,
    async run(args) {
      if (args.includes("--help")) return console.info(help);
      const { values, positionals } = parse(args, options, usage);
      await run(values, positionals);
    },
  };
}

function parse<O extends Options>(args: string[], options: O, usage: string): Parsed<O> {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

export const dryRun = { "dry-run": { type: "boolean", default: false } } as const;
/** Who does it and why, kept in the history. */
export const by = { by: { type: "string" }, note: { type: "string" } } as const;

/** Why, for visitors of the pages that changed: `Measured again`, or `es=Medido de nuevo`. */
export const message = { message: { type: "string", multiple: true } } as const;

export function messageOf(words: string[] | undefined) {
  if (!words) return undefined;
  const ends = languageTags.join("|");
  const entries = words.map((word) => {
    const [, language = defaultLanguage, text = word] = new RegExp(`^(${ends})=(.+)$`).exec(word) ?? [];
    return [language, text] as const;
  });
  const message = Object.fromEntries(entries);
  if (message[defaultLanguage]) return message;
  throw new UsageError(
    `--message is wanted in ${defaultLanguage} too: every other language falls back on it`,
  );
}

export function numberOf(text: string | undefined, name: string) {
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  throw new UsageError(`${name} is a number, not "${text}"`);
}
