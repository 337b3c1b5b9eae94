import type { Encoding } from "../http/accepted-encoding.ts";
import type { Page, Variant } from "./page-variant.ts";

export type Kept = {
  readonly key: string;
  readonly headers: Page["headers"];
  readonly tags: Page["tags"];
  readonly isListed: boolean;
  /** Let go once it can be had from a variant: compressed, a page takes a tenth. */
  html: Buffer | undefined;
  readonly variants: Partial<Record<Encoding, Variant>>;
  bytes: number;
  readonly madeAt: number;
  /** Something it shows was published since: it may be shown only when nothing newer can be made. */
  dropped: boolean;
  /** When it should have been made anew, and could not. */
  failedAt?: number | undefined;
};
