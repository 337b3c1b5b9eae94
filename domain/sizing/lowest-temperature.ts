import type { City } from "#db/schema/shapes.ts";

/** One winter in many is colder than 20 years were: one morning of it breaks an inverter. */
const margin = 3;

/** What strings are checked with: the lowest ever measured in a city, or a margin below the lowest of 20 years. */
export const lowestTemperature = ({ cold, record }: Pick<City, "cold" | "record">) =>
  record?.cold ?? cold - margin;
