const day = 86_400_000;
/** Renewal takes about this long. */
const warning = 180 * day;

type CertificateState = "valid" | "runningOut" | "over";

/** A report without an end stays valid; a certificate is valid on its last day. */
export function stateOf(validUntil: Date | null, now: Date): CertificateState {
  if (!validUntil) return "valid";
  const left = validUntil.getTime() + day - now.getTime();
  if (left <= 0) return "over";
  return left <= warning ? "runningOut" : "valid";
}
