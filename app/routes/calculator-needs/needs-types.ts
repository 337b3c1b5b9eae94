import type { Data } from "#api/client.ts";

export type Needs = Data<"tool/getNeeds">;
export type Answer = NonNullable<Needs["answer"]>;
export type Choice = Answer["systems"][number];
export type System = NonNullable<Choice["system"]>;
