import { createHmac, timingSafeEqual } from "node:crypto";

/** A form is filled in no faster than this, and not after this long. */
const minimumSeconds = 3;
const maximumSeconds = 7 * 24 * 3600;

/** The signed time at which a form was shown; proves that it was, without a session. */
export function makeStamp(secret: string, now = Date.now()) {
  const issued = Math.floor(now / 1000).toString(36);
  return `${issued}.${signature(secret, issued)}`;
}

export function checkStamp(
  secret: string,
  stamp: string | undefined,
  now = Date.now(),
): "ok" | "early" | "missing" | "unknown" {
  if (!stamp) return "missing";
  const [issued = "", signed = ""] = stamp.split(".");
  const expected = Buffer.from(signature(secret, issued));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "unknown";
  const age = Math.floor(now / 1000) - Number.parseInt(issued, 36);
  if (age < minimumSeconds) return "early";
  return age > maximumSeconds ? "unknown" : "ok";
}

function signature(secret: string, issued: string) {
  return createHmac("sha256", secret).update(`form ${issued}`).digest("base64url").slice(0, 22);
}
