import { buildForm } from "#domain/tools/builder.ts";
import { planNeedsForm } from "#domain/tools/needs.ts";
import { checkStringForm } from "#domain/tools/string-check.ts";
import { readToolData } from "#domain/tools/tool-data.ts";
import type { toolCalls } from "../contract/tools.ts";
import type { Handlers } from "../services.ts";

export const toolHandlers: Handlers<keyof typeof toolCalls> = {
  "tool/getToolData": (_, { reader }) => readToolData(reader),
  "tool/getNeeds": ({ form, ask }, { reader }) => planNeedsForm(reader, new URLSearchParams(form), ask),
  "tool/getBuild": ({ form, ask }, { reader }) => buildForm(reader, new URLSearchParams(form), ask),
  "tool/getStringCheck": ({ form, ask }, { reader }) =>
    checkStringForm(reader, new URLSearchParams(form), ask),
};
