import { buildForm } from "#domain/calculators/builder.ts";
import { readToolData } from "#domain/calculators/calculator-data.ts";
import { planNeedsForm } from "#domain/calculators/needs.ts";
import { checkStringForm } from "#domain/calculators/string-check.ts";
import type { calculatorCalls } from "../contract/tools.ts";
import type { Handlers } from "../services.ts";

export const calculatorHandlers: Handlers<keyof typeof calculatorCalls> = {
  "tool/getToolData": (_, { reader }) => readToolData(reader),
  "tool/getNeeds": ({ form, ask }, { reader }) => planNeedsForm(reader, new URLSearchParams(form), ask),
  "tool/getBuild": ({ form, ask }, { reader }) => buildForm(reader, new URLSearchParams(form), ask),
  "tool/getStringCheck": ({ form, ask }, { reader }) =>
    checkStringForm(reader, new URLSearchParams(form), ask),
};
