import type { Data } from "#api/client.ts";

export type Check = Data<"tool/getStringCheck">;
export type Answer = NonNullable<Check["answer"]>;
