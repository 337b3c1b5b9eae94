import { recordMessage } from "#domain/enquiries/messages.ts";
import { makeStamp } from "#domain/enquiries/stamp.ts";
import { recordVote } from "#domain/enquiries/votes.ts";
import { variantFor } from "#domain/site/variants.ts";
import { listFaqGroups } from "#domain/support/faq.ts";
import { listLights } from "#domain/support/lights.ts";
import { listWarranty } from "#domain/support/warranty.ts";
import type { supportCalls } from "../contract/support.ts";
import type { Handlers } from "../services.ts";

export const supportHandlers: Handlers<keyof typeof supportCalls> = {
  "support/getFaqListByCategoryList": (query, { reader }) => listFaqGroups(reader, query),
  "support/getLightList": (query, { reader }) => listLights(reader, query),
  "support/getWarrantyListByCategoryList": (query, { reader, edition }) =>
    listWarranty(reader, query, variantFor(reader.language, edition)),
  "support/insertOnlineMessage": (input, { reader, ...context }) =>
    recordMessage(context, input, { ...context, language: reader.language }),
  "support/getFormStamp": async (_, { secret }) => ({ stamp: makeStamp(secret) }),
  "support/insertFaqVote": (input, context) => recordVote(context, input, context),
};
