import { expect, test } from "vitest";
import { createClient } from "#api/client.ts";
import { apiPrefix } from "#config/product.ts";
import { addressOf } from "./browser-api.ts";

test("a call names the edition, drops what is empty and repeats what has several values", async () => {
  const asked: string[] = [];
  const client = createClient({
    language: "es",
    transport: async (request) => {
      asked.push(addressOf(request));
      return { status: 200, envelope: { code: 200, data: null, msg: "" }, tags: [] };
    },
  });
  const types = ["Datasheet", "Monitoring & EMS"];
  await client.get("download/getDocumentSearchResultList", { keyword: "", type: types, pageNum: 2 });
  expect(asked).toEqual([
    `${apiPrefix}download/getDocumentSearchResultList?type=Datasheet&type=Monitoring+%26+EMS&pageNum=2&languageCode=english`,
  ]);
});
