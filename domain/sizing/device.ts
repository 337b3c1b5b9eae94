import type { Installation } from "#db/schema/shapes.ts";
import { type Facts, installedFacts } from "#domain/catalogue/fit-facts.ts";
import type { Role } from "#domain/catalogue/role.ts";

export type SpecValue = number | number[] | string[] | { low: number; high: number };

/** A product's datasheet figures, as the calculators read them. */
export type Device = {
  id: string;
  model: string;
  name: string;
  role: Role | null;
  series: string;
  legacy: boolean;
  accessories: string[];
  specs: Record<string, SpecValue>;
  installation: Installation | null;
};

export function numberOf({ specs }: Device, name: string): number | undefined {
  const value = specs[name];
  return typeof value === "number" ? value : undefined;
}

export function spanOf({ specs }: Device, name: string): { low: number; high: number } | undefined {
  const value = specs[name];
  return typeof value === "object" && !Array.isArray(value) ? value : undefined;
}

export function listOf({ specs }: Device, name: string): number[] {
  const value = specs[name];
  return Array.isArray(value) && typeof value[0] === "number" ? (value as number[]) : [];
}

export function codesOf({ specs }: Device, name: string): string[] {
  const value = specs[name];
  return Array.isArray(value) && typeof value[0] === "string" ? (value as string[]) : [];
}

/** The same figures in the form of the compatibility rules. */
export function fitFactsOf({ id, specs, installation }: Device): Facts {
  return { id, ...specs, ...installedFacts(installation) } as Facts;
}
