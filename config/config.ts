import { resolve } from "node:path";
import { z } from "zod";
import { ConfigError } from "./config-error.ts";
import { defaultLocale, type Locale, locales, usualLocales } from "./languages.ts";
import { currentMaker } from "./maker/read-maker.ts";
import { productName } from "./product.ts";
import { siteVariants } from "./variants.ts";

const spokenLocales = () => (currentMaker().data.languages ?? usualLocales).join();
const port = z.coerce.number().int().min(0).max(65_535);
/** Whole days; 0 keeps data for ever. */
const days = z.coerce.number().int().min(0).max(36_500);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));
const origin = address.refine((url) => url === new URL(url).origin, "must be an address without a path");

const schema = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  PORT: port.default(3000),
  HOST: z.string().default("0.0.0.0"),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  SITE_URL: origin.optional(),
  DATA_DIR: z.string().default("data"),
  CONTENT_DIR: z.string().default("content"),
  BUILD_DIR: z.string().default("build"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional(),
  API_BASE_URL: address.optional(),
  SERVE: z.enum(["all", "api"]).default("all"),
  FILE_HOST: z
    .string()
    .regex(/^(https?:\/\/\S+|\/\S*)$/, "must be an http(s) address or a path")
    .transform((host) => host.replace(/\/+$/, ""))
    .default("/files"),
  FILE_STORE_URL: address.optional(),
  FILE_STORE_KEY: z.string().optional(),
  FILE_STORE_SECRET: z.string().optional(),
  FILE_STORE_REGION: z.string().default("us-east-1"),
  LANGUAGES: z.string().default(spokenLocales).transform(parseLanguages),
  SITE_VARIANT: z.enum(siteVariants).default("english"),
  SITE_HOSTS: z.string().default("").transform(parseHosts),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")
    .optional(),
  MAIL_TO: z.email().optional(),
  MAIL_FROM: z.email().optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|\d)$/, "must be true, false or the number of proxies")
    .default("false")
    .transform((value) => (value === "true" ? 1 : Number(value) || 0)),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  COMMENTS: z.enum(["moderated", "open"]).default("moderated"),
  KEEP_MESSAGES: days.default(730),
  KEEP_REGISTRATIONS: days.default(365),
  KEEP_COMMENT_EMAILS: days.default(90),
  KEEP_MAILS: days.default(30),
  ANALYTICS_SCRIPT: z.url({ protocol: /^https$/ }).optional(),
  SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
  WARM_UP: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  LOG_CACHED: z.coerce.number().int().min(0).max(1_000_000).default(100),
});

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once and names every wrong variable. An empty variable counts as not set. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
    throw new ConfigError(`The configuration is wrong:\n${lines.join("\n")}`);
  }
  const values = parsed.data;
  if (Boolean(values.SMTP_URL) !== Boolean(values.MAIL_TO)) {
    throw new ConfigError("The configuration is wrong:\n  SMTP_URL and MAIL_TO must be set together");
  }
  return {
    ...values,
    fileStore: fileStoreOf(values),
    DATA_DIR: resolve(values.DATA_DIR),
    CONTENT_DIR: resolve(values.CONTENT_DIR),
    BUILD_DIR: resolve(values.BUILD_DIR),
    SITE_URL: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    MAIL_FROM: values.MAIL_FROM ?? values.MAIL_TO,
    siteName: productName,
  };
}

/** The URL names the bucket: `https://s3.example.com/bucket` or `https://bucket.s3.example.com`. */
function fileStoreOf(values: z.infer<typeof schema>) {
  const { FILE_STORE_URL: url, FILE_STORE_KEY: key, FILE_STORE_SECRET: secret } = values;
  if (!url && !key && !secret) return undefined;
  if (url && key && secret) return { url, key, secret, region: values.FILE_STORE_REGION };
  throw new ConfigError(
    "The configuration is wrong:\n  FILE_STORE_URL, FILE_STORE_KEY and FILE_STORE_SECRET must be set together",
  );
}

/** `english,spanish`: the languages of the site, in the order of the list of languages. */
function parseLanguages(text: string, context: z.RefinementCtx): Locale[] {
  const names = text.split(",").map((name) => name.trim());
  const problem = (message: string) => context.addIssue({ code: "custom", message });
  for (const name of names)
    if (!locales.some((locale) => locale === name)) problem(`"${name}" is not one of ${locales.join(", ")}`);
  if (!names.includes(defaultLocale))
    problem(`must contain ${defaultLocale}, which stands in for the others`);
  return locales.filter((locale) => names.includes(locale));
}

/** `ng.example=nigeria,au.example=australia` */
function parseHosts(text: string, context: z.RefinementCtx) {
  const pairs = text.split(",").filter((pair) => pair.trim() !== "");
  return new Map(
    pairs.map((pair) => {
      const [host = "", name = "", ...more] = pair.split("=").map((part) => part.trim());
      const variant = siteVariants.find((candidate) => candidate === name);
      if (!/^[\w.-]+(:\d+)?$/.test(host) || !variant || more.length > 0) {
        context.addIssue({
          code: "custom",
          message: `"${pair}" is not host=variant with one of ${siteVariants.join(", ")}`,
        });
      }
      return [host.toLowerCase(), variant ?? "english"] as const;
    }),
  );
}
