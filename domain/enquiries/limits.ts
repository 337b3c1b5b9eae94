import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

/** Answers the seconds to wait, or undefined when the visitor may go on. */
export type Limit = (visitor: string) => Promise<number | undefined>;
export type Limits = { messages: Limit; registrations: Limit; comments: Limit; votes: Limit };

export const allowances = {
  messages: { points: 5, duration: 600 },
  registrations: { points: 5, duration: 600 },
  comments: { points: 1, duration: 15 },
  votes: { points: 30, duration: 600 },
} as const;

/** Counted in the database, so that they hold across processes and restarts. */
export function createLimits(pool: pg.Pool, on = true): Limits {
  const limit = (name: keyof typeof allowances): Limit => {
    if (!on) return async () => undefined;
    const limiter = new RateLimiterPostgres({
      ...allowances[name],
      storeClient: pool,
      storeType: "pool",
      keyPrefix: name,
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
    return (visitor) => limiter.consume(visitor).then(() => undefined, waitOf);
  };
  return {
    messages: limit("messages"),
    registrations: limit("registrations"),
    comments: limit("comments"),
    votes: limit("votes"),
  };
}

/** For as long as the database is away: counted by this process alone. */
export function createOutageLimit(name: keyof typeof allowances, on = true): Limit {
  if (!on) return async () => undefined;
  const limiter = new RateLimiterMemory({ ...allowances[name], keyPrefix: name });
  return (visitor) => limiter.consume(visitor).then(() => undefined, waitOf);
}

function waitOf(refusal: unknown) {
  if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  throw refusal;
}
