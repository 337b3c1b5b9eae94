import { fileURLToPath } from "node:url";
import { openFilledDatabase } from "./filled-database.ts";

export const sampleDirectory = fileURLToPath(new URL("../../content", import.meta.url));

/** A database that holds the content in place: the sample's, or another maker's. */
export const openSampleDatabase = () => openFilledDatabase("sample", sampleDirectory);
