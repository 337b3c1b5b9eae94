import { checkStringForm } from "#domain/tools/string-check.ts";
import type { toolCalls } from "../contract/tools.ts";
import type { Handlers } from "../services.ts";

export const toolHandlers: Handlers<keyof typeof toolCalls> = {
  "tool/getStringCheck": ({ form, ask }, { reader }) =>
    checkStringForm(reader, new URLSearchParams(form), ask),
};
