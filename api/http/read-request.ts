import { defaultLocale, type Language, type Locale, languageOf } from "#i18n/locales.ts";
import { preferredLocale } from "#i18n/resolve-locale.ts";

const maxBodyBytes = 64 * 1024;

/** Repeated parameters become arrays, empty ones are dropped; the contract judges the rest as text. */
export function readQuery(url: URL): Record<string, unknown> {
  const names = [...new Set(url.searchParams.keys())];
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = url.searchParams.getAll(name).filter((value) => value !== "");
      return values.length > 0 ? [[name, values.length === 1 ? values[0] : values]] : [];
    }),
  );
}

export type Body =
  | { ok: true; value: Record<string, unknown> }
  | { ok: false; status: 400 | 413 | 415; detail?: string };

export async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) return { ok: false, status: 415 };
  if (Number(request.headers.get("content-length") ?? 0) > maxBodyBytes) return { ok: false, status: 413 };
  const bytes = await readLimited(request.body);
  if (!bytes) return { ok: false, status: 413 };
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error("not an object");
    return { ok: true, value: value as Record<string, unknown> };
  } catch {
    return { ok: false, status: 400, detail: "JSON" };
  }
}

async function readLimited(stream: ReadableStream<Uint8Array> | null) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.length;
    if (size > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function acceptedLanguage(header: string | undefined, offered: readonly Locale[]): Language {
  return languageOf(preferredLocale(header, offered) ?? defaultLocale);
}
