/** The error of a field, with the numbers for its message. */
export type Fault = {
  rule: "missing" | "number" | "whole" | "span" | "unknown" | "order" | "tooHigh" | "mismatch";
  figures: Record<string, number>;
};
export type Faults = Record<string, Fault>;
type Span = { min: number; max: number; whole?: boolean };

/** Reads a form from its address. Unreadable fields become errors; nothing is guessed. */
export function formReader(form: URLSearchParams) {
  const faults: Faults = {};
  const typed = (name: string) => (form.get(name) ?? "").trim();
  const refuse = (name: string, rule: Fault["rule"], figures: Fault["figures"] = {}) => {
    faults[name] ??= { rule, figures };
  };
  const optional = (name: string, { min, max, whole }: Span): number | undefined => {
    if (typed(name) === "") return undefined;
    const value = readNumber(typed(name));
    if (value === undefined) refuse(name, "number");
    else if (value < min || value > max) refuse(name, "span", { min, max });
    else if (whole && !Number.isInteger(value)) refuse(name, "whole");
    else return value;
    return undefined;
  };
  return {
    faults,
    names: [...form.keys()],
    typed,
    refuse,
    optional,
    required(name: string, span: Span) {
      if (typed(name) === "") refuse(name, "missing");
      return optional(name, span);
    },
    choice<T extends string>(name: string, options: readonly T[], usual: T): T {
      if (typed(name) === "") return usual;
      const found = options.find((option) => option === typed(name));
      if (found === undefined) refuse(name, "unknown");
      return found ?? usual;
    },
  };
}

export type FormReader = ReturnType<typeof formReader>;

const burmeseZero = 0x1040;

/** `39.3`, `39,3` and `၃၉.၃` are the same number; `1,200` is ambiguous and therefore refused. */
export function readNumber(text: string): number | undefined {
  const latin = text
    .replace(/[\u1040-\u1049]/g, (digit) => String((digit.codePointAt(0) ?? 0) - burmeseZero))
    .replace("\u2212", "-");
  if (!/^-?\d{1,12}([.,]\d{1,6})?$/.test(latin) || /^-?[1-9]\d{0,2},\d{3}$/.test(latin)) return undefined;
  return Number(latin.replace(",", "."));
}
