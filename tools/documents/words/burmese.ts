import { english } from "./english.ts";
import type { Words } from "./words.ts";

export const burmese: Words = english;
