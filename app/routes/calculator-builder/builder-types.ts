import type { Data } from "#api/client.ts";

export type Build = Data<"tool/getBuild">;
export type Variant = Build["variants"][number];
