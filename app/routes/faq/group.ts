import type { Data } from "#api/client.ts";

export type Group = Data<"support/getFaqListByCategoryList">["groups"][number];
