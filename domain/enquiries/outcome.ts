import type { Translator } from "#i18n/translator.ts";

/** What became of something a visitor sent. Everything but `accepted` leaves nothing behind. */
export type Outcome<D> =
  | { kind: "accepted"; data: D }
  | { kind: "invalid"; fields: Record<string, string> }
  | { kind: "conflict"; msg: string }
  | { kind: "limited"; msg: string; retryAfter: number }
  | { kind: "unknown"; msg: string };

/** What the server knows about a submission besides its fields. */
export type Submission = {
  /** From the caller, so that the same form sent twice is stored once. */
  key: string | undefined;
  visitor: string;
  words: Translator;
};
