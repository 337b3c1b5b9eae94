/** The answer of every call, over HTTP and inside the process. `fields` holds the errors of a refused form. */
export type Envelope<D> = { code: number; data: D; msg: string };
export type Refusal = { fields?: Record<string, string>; retryAfter?: number };

export type Answer = {
  status: number;
  envelope: Envelope<unknown>;
  tags: string[];
  headers?: Record<string, string>;
};

/** The status of a call that nobody answered in time. */
export const noAnswer = 504;
