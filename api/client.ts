import type { Language } from "#i18n/locales.ts";
import type { CallName, Data, GetName, ListData, OneData, Params, PostName } from "./contract/contract.ts";
import type { Answer, Envelope, Refusal } from "./envelope.ts";

export type { CallName, Data, GetName, ListData, OneData, Params, PostName };

export type ApiRequest = {
  name: CallName;
  method: "GET" | "POST";
  params: Record<string, unknown>;
  language: Language;
  /** The visitor's address, for rate limits. Only the site's own server may set it. */
  visitor?: string;
  idempotencyKey?: string;
  signal?: AbortSignal;
};

export type ApiTransport = (request: ApiRequest) => Promise<Answer>;

export class ApiStatusError extends Error {
  readonly status: number;

  constructor(name: string, status: number, msg: string) {
    super(`${name} answered ${status}: ${msg}`);
    this.name = "ApiStatusError";
    this.status = status;
  }
}

type ClientOptions = {
  transport: ApiTransport;
  language: Language;
  /** The content edition of the deployment, sent as `languageCode`. */
  edition?: string;
  visitor?: string;
  /** Collects the tags of all records read, so that a cached page knows what it depends on. */
  tags?: Set<string>;
};

export type ApiClient = ReturnType<typeof createClient>;

export function createClient({ transport, language, edition = "english", visitor, tags }: ClientOptions) {
  async function ask(request: Omit<ApiRequest, "language" | "visitor">) {
    const params = { ...dropEmpty(request.params), languageCode: edition };
    const answer = await transport({ ...request, params, language, ...(visitor && { visitor }) });
    for (const tag of answer.tags) tags?.add(tag);
    return answer;
  }

  async function get<N extends GetName>(name: N, params: Params<N>, signal?: AbortSignal): Promise<Data<N>> {
    const { status, envelope } = await ask({ name, method: "GET", params, ...(signal && { signal }) });
    if (status !== 200 || envelope.code !== 200) throw new ApiStatusError(name, status, envelope.msg);
    return envelope.data as Data<N>;
  }

  return {
    get,
    /** For calls that return a list when no id is given. */
    list: <N extends GetName>(name: N, params: Params<N>, signal?: AbortSignal) =>
      get(name, params, signal) as Promise<ListData<N>>,
    /** For the same calls when an id is given. */
    one: <N extends GetName>(name: N, params: Params<N> & { id: string }, signal?: AbortSignal) =>
      get(name, params, signal) as Promise<OneData<N>>,
    async post<N extends PostName>(name: N, params: Params<N>, idempotencyKey?: string) {
      const { envelope } = await ask({
        name,
        method: "POST",
        params,
        ...(idempotencyKey && { idempotencyKey }),
      });
      return envelope as Envelope<(Data<N> & Refusal) | (Refusal & { id?: undefined })>;
    },
  };
}

/** Undefined, null and '' are dropped; 0 and false stay. */
function dropEmpty(params: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(params).filter(([, value]) => value !== undefined && value !== null && value !== ""),
  );
}
