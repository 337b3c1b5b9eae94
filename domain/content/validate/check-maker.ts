import { contrastFaults, paletteOf } from "#config/maker/palette.ts";
import type { MakerData, MakerText } from "#config/maker/schema.ts";
import { readSerialNumber } from "#domain/support/serial-number.ts";
import { readMessages } from "#i18n/read-messages.ts";
import { checks, isCheckCode } from "../checks.ts";
import type { Path, Problem } from "../problem.ts";
import type { SiteMap } from "./site-map.ts";

export type MakerRecord = { data: MakerData; texts: Record<string, MakerText> };

/** Colours, serial numbers, words and ignored advice of the maker's record. */
export function checkMaker({ data, texts }: MakerRecord, { ids }: SiteMap): Problem[] {
  return [
    ...contrastFaults(paletteOf(data.colours)).map(({ name, message }) => at(["colours", name], message)),
    ...checkSerial(data, ids.get("products") ?? new Set()),
    ...Object.keys(data.ignoredAdvice ?? {}).flatMap(checkIgnored),
    ...Object.entries(texts).flatMap(([tag, text]) => checkWords(tag, text, data)),
  ];
}

const at = (path: Path, message: string, file = "maker/maker.yaml"): Problem => ({
  code: "maker",
  file,
  path,
  message,
});

function checkSerial({ serial }: MakerData, products: ReadonlySet<string>): Problem[] {
  if (!serial) return [];
  const unknown = Object.entries(serial.models).filter(([, id]) => !products.has(id));
  const { problem } = readSerialNumber(serial.example, serial);
  return [
    ...unknown.map(([code, id]) =>
      at(["serial", "models", code], `serial.models.${code}: ${id} is not in products`),
    ),
    ...(problem
      ? [at(["serial", "example"], `serial.example: is not a right number, its ${problem} is wrong`)]
      : []),
  ];
}

function checkIgnored(code: string): Problem[] {
  const message = !isCheckCode(code)
    ? "is no check; `npm run content -- validate --help` lists them"
    : checks[code].level === "fault" && "is a fault, which cannot be ignored";
  return message ? [at(["ignoredAdvice", code], `ignoredAdvice: ${code} ${message}`)] : [];
}

function checkWords(tag: string, { words = {}, names = {} }: MakerText, maker: MakerData): Problem[] {
  const file = `maker/maker.${tag}.yaml`;
  const sorting = new Set([...maker.productTypes, ...maker.segments]);
  const messages = Object.keys(words).length > 0 ? readMessages("english") : {};
  const strange = Object.keys(words).filter((key) => typeof messageAt(messages, key) !== "string");
  const unsorted = Object.keys(names).filter((key) => !sorting.has(key));
  return [
    ...strange.map((key) => at(["words", key], `words: ${key} is not a key of i18n/messages`, file)),
    ...unsorted.map((key) =>
      at(["names", key], `names: ${key} is none of the productTypes and segments of maker.yaml`, file),
    ),
  ];
}

const messageAt = (messages: unknown, key: string) =>
  key.split(".").reduce((part, step) => (part as Record<string, unknown> | undefined)?.[step], messages);
