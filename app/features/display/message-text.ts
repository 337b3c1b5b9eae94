/** A text that a visitor sent: decoded once, as it came when it cannot be decoded, and without live angle brackets. */
export function messageText(text: string): string {
  return escapeBrackets(decoded(text));
}

/** The same for a place that escapes by itself, as a React text does. */
export function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function escapeBrackets(text: string) {
  return text.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
