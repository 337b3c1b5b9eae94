import type { z } from "zod";
import type { Call } from "./call.ts";
import { catalogueCalls } from "./catalogue.ts";
import { journalCalls } from "./journal.ts";
import { siteCalls } from "./site.ts";
import { supportCalls } from "./support.ts";
import { calculatorCalls } from "./tools.ts";

export const contract = {
  ...siteCalls,
  ...catalogueCalls,
  ...journalCalls,
  ...supportCalls,
  ...calculatorCalls,
} satisfies Record<string, Call>;

type Contract = typeof contract;
export type CallName = keyof Contract;
export type GetName = { [N in CallName]: Contract[N]["method"] extends "GET" ? N : never }[CallName];
export type PostName = Exclude<CallName, GetName>;
export type Params<N extends CallName> = z.input<Contract[N]["params"]>;
export type Parsed<N extends CallName> = z.output<Contract[N]["params"]>;
export type Data<N extends CallName> = z.output<Contract[N]["data"]>;
/** Some calls return a list without an id, and one record with it. */
export type ListData<N extends CallName> = Extract<Data<N>, { list: unknown }>;
export type OneData<N extends CallName> = Exclude<Data<N>, { list: unknown }>;
