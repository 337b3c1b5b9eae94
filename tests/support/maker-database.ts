import { openFilledDatabase } from "./filled-database.ts";

/** The small maker of the tests, whose categories, types and fields are called otherwise than the sample's. */
export const openMakerDatabase = () => openFilledDatabase("maker", "tests/fixtures/maker");
