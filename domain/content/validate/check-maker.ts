import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { contrastFaults, paletteOf } from "#config/maker/palette.ts";
import { type MakerData, makerData, makerText } from "#config/maker/schema.ts";
import { readIfExists } from "#db/read-if-exists.ts";
import { readSerialNumber } from "#domain/support/serial-number.ts";
import { languageTags } from "#i18n/locales.ts";
import { readMessages } from "#i18n/read-messages.ts";
import type { Problem } from "../problem.ts";
import type { Content } from "../records.ts";
import { checkYaml } from "../yaml-file.ts";

const file = "maker/maker.yaml";

/** Who the maker is; a folder that is a part of a site may do without. */
export async function checkMaker(content: Content, directory: string): Promise<Problem[]> {
  const source = await readIfExists(readFile(join(directory, file), "utf8"));
  if (source === undefined)
    return content.home.length > 0
      ? [{ file, line: 1, message: "is missing: it says who the maker is" }]
      : [];
  const { value, problems } = checkYaml(file, source, makerData);
  if (!value) return problems;
  return [
    ...contrastFaults(paletteOf(value.colours)).map(({ name, message }) => at(` ${name}:`, message)),
    ...checkSerial(value, content),
    ...(await checkDrawings(value, directory)),
    ...(await Promise.all(languageTags.map((tag) => checkWords(tag, directory, value)))).flat(),
  ];
}

const at = (word: string, message: string): Problem => ({ file, line: 1, word, message });

function checkSerial({ serial }: MakerData, { products }: Content): Problem[] {
  if (!serial) return [];
  const ids = new Set(products.map(({ id }) => id));
  const unknown = Object.entries(serial.models).filter(([, id]) => !ids.has(id));
  const { problem } = readSerialNumber(serial.example, serial);
  return [
    ...unknown.map(([code, id]) => at(` ${code}:`, `serial.models.${code}: ${id} is not in products`)),
    ...(problem ? [at("example:", `serial.example: is not a right number, its ${problem} is wrong`)] : []),
  ];
}

async function checkDrawings({ symbol, wordmark, socialPicture, font }: MakerData, directory: string) {
  const named = [symbol, wordmark, socialPicture, font?.file].filter((name) => name !== undefined);
  const found = await Promise.all(
    named.map(async (name) =>
      (await readIfExists(stat(join(directory, "maker", name))))
        ? undefined
        : at(name, `names maker/${name}, which is not there`),
    ),
  );
  return found.filter((problem) => problem !== undefined);
}

async function checkWords(tag: string, directory: string, maker: MakerData): Promise<Problem[]> {
  const name = `maker/maker.${tag}.yaml`;
  const source = await readIfExists(readFile(join(directory, name), "utf8"));
  if (source === undefined) return [];
  const { value, problems } = checkYaml(name, source, makerText);
  const sorting = new Set([...maker.productTypes, ...maker.segments]);
  const strange = (keys: string[], isKnown: (key: string) => boolean, message: (key: string) => string) =>
    keys
      .filter((key) => !isKnown(key))
      .map((key) => ({ file: name, line: 1, word: `${key}:`, message: message(key) }));
  return [
    ...problems,
    ...strange(
      Object.keys(value?.words ?? {}),
      isMessage,
      (key) => `words: ${key} is not a key of i18n/messages`,
    ),
    ...strange(
      Object.keys(value?.names ?? {}),
      (key) => sorting.has(key),
      (key) => `names: ${key} is none of the productTypes and segments of maker.yaml`,
    ),
  ];
}

function isMessage(key: string) {
  const found = key
    .split(".")
    .reduce<unknown>(
      (part, step) => (part as Record<string, unknown> | undefined)?.[step],
      readMessages("english"),
    );
  return typeof found === "string";
}
