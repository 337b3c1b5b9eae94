import type { Postgres } from "./support/postgres.ts";

export type Context = {
  postgres: Postgres;
  /** A folder of its own for each scenario. */
  folder(name: string): string;
  /** How long the database is gone in the long outage. */
  awaySeconds: number;
  /** How many processes are killed, and how many posts have to be acknowledged meanwhile. */
  kills: number;
  posts: number;
  /** How often PostgreSQL is killed while every call is asked. */
  databaseKills: number;
};

/** Answers the figures in words; throws when what must hold does not. */
export type Scenario = { name: string; run(context: Context): Promise<string> };

/** Why a scenario could not run here, which is no failure. */
export class Skipped extends Error {}
