import type { Data } from "#api/client.ts";

export type Hit = Data<"homePage/searchByType">["list"][number];
