import type { z } from "zod";
import type { Language } from "#i18n/locales.ts";
import type { KindName, kinds } from "./kinds.ts";

export type RecordOf<K extends KindName> = {
  id: string;
  data: z.output<(typeof kinds)[K]["data"]>;
  texts: (typeof kinds)[K] extends { text: infer T extends z.ZodType }
    ? Partial<Record<Language, z.output<T>>>
    : Record<string, never>;
};
export type Content = { [K in KindName]: RecordOf<K>[] };
