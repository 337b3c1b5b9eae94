import type { City } from "#db/schema/shapes.ts";

/** A rare winter is colder than any of 20 years, and one such morning destroys an inverter. */
const margin = 3;

/** The temperature for checking strings: the record low, or a margin below the 20-year minimum. */
export const lowestTemperature = ({ cold, record }: Pick<City, "cold" | "record">) =>
  record?.cold ?? cold - margin;
