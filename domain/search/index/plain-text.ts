const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
};

/** The words of cleaned rich text. Blocks are kept apart, inline marks are not. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:strong|em|b|i|u|s|a|sub|sup|span|code)\b[^<>]*>/gi, "")
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{1,8}));/gi, decodeEntity)
    .replace(/\s+/g, " ")
    .trim();
}

function decodeEntity(entity: string, decimal?: string, hexadecimal?: string, name?: string) {
  if (name) return entities[name.toLowerCase()] ?? entity;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
