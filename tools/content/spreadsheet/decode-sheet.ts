import { UsageError } from "../../command/run-command.ts";

/** The text of a sheet in UTF-8, or in UTF-16, which Excel calls Unicode text. */
export function decodeSheet(bytes: Buffer): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError("The sheet is neither UTF-8 nor UTF-16: save it as CSV UTF-8. Nothing was written.");
  }
}

function encodingOf([first, second]: Buffer) {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
