import type { Database } from "#db/client.ts";
import type { Limits } from "#domain/enquiries/limits.ts";
import type { Mailing } from "#domain/enquiries/mail-queue.ts";
import type { Outcome } from "#domain/enquiries/outcome.ts";
import type { Spooling } from "#domain/enquiries/spool-message.ts";
import type { Reader } from "#domain/reader.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Translator } from "#i18n/translator.ts";
import type { CallName, Data, GetName, Parsed, PostName } from "./contract/contract.ts";

/** What the handlers need, created once when the API starts. */
export type Services = {
  db: Database;
  limits: Limits;
  mailing: Mailing;
  /** Stores messages while the database is away; without it they are refused. */
  spooling?: Spooling;
  secret: string;
  moderated: boolean;
  siteName: string;
  locales: readonly Locale[];
};

export type CallContext = Services & {
  reader: Reader;
  words: Translator;
  visitor: string;
  key: string | undefined;
  edition: string | undefined;
};

/** Undefined means that the record does not exist. */
type GetHandler<N extends CallName> = (
  params: Parsed<N>,
  context: CallContext,
) => Promise<Data<N> | undefined>;
type PostHandler<N extends CallName> = (params: Parsed<N>, context: CallContext) => Promise<Outcome<Data<N>>>;
export type Handlers<N extends CallName = CallName> = {
  [K in N]: K extends GetName ? GetHandler<K> : K extends PostName ? PostHandler<K> : never;
};
