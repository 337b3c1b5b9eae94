import type { Language } from "#i18n/locales.ts";

const inline = /<\/?(?:a|strong|em|sub|sup|span)\b[^>]*>|\*\*/g;
const blockEnd = /<[^>]+>|[\n|]/;
const sentenceEnd = /[.?!။](?=\s|$)/;
const groups: Record<Language, RegExp> = {
  en: /(?<=\d),(?=\d{3})/g,
  es: /(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))/g,
  my: /(?<=\d),(?=\d{3})/g,
  fr: /(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))/g,
};

/** What a translation says otherwise: the figures of each paragraph whose order differs, as they stand in both. */
export function findMovedFigures(english: string, text: string, language: Language): string[] {
  const said = paragraphsOf(english, "en");
  const translated = paragraphsOf(text, language);
  const same = language === "my" ? isInOrderBySentence : isInOrder;
  const length = Math.max(said.length, translated.length);
  return Array.from({ length }, (_, index) => [said[index] ?? [], translated[index] ?? []] as const)
    .filter(([ours, theirs]) => !same(ours, theirs))
    .map(([ours, theirs]) => `${show(theirs)}, in English ${show(ours)}`);
}

/** The figures of a text by paragraph, list item or cell and in it by sentence; those without figures are left out. */
function paragraphsOf(text: string, language: Language): number[][][] {
  return text
    .replace(inline, "")
    .split(blockEnd)
    .map((block) =>
      block
        .split(sentenceEnd)
        .map((sentence) => figuresIn(sentence, language))
        .filter((figures) => figures.length > 0),
    )
    .filter((block) => block.length > 0);
}

function figuresIn(sentence: string, language: Language): number[] {
  const plain = sentence
    .replace(/[၀-၉]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x1040))
    .replace(groups[language], "");
  const decimal = language === "es" || language === "fr" ? plain.replace(/(?<=\d),(?=\d)/g, ".") : plain;
  return (decimal.match(/−?\d+(?:\.\d+)?/g) ?? []).map((figure) => Number(figure.replace("−", "-")));
}

const isInOrder = (english: number[][], translated: number[][]) =>
  english.flat().join(" ") === translated.flat().join(" ");

/**
 * Burmese puts conditions and objects first, and makes two sentences of a long one or one of two short ones. So a
 * sentence may turn its figures round, and one may stand for several; a figure that has left its sentence is found.
 */
function isInOrderBySentence(english: number[][], burmese: number[][]): boolean {
  const [ours] = english;
  const [theirs] = burmese;
  if (!ours || !theirs) return ours === theirs;
  const parted = countParts(ours, burmese);
  const joined = parted > 0 ? 1 : countParts(theirs, english);
  return joined > 0 && isInOrderBySentence(english.slice(joined), burmese.slice(parted || 1));
}

/** How many sentences, from the first on, say together just what one says; 0 when they never do. */
function countParts(one: number[], sentences: number[][]) {
  let left = one;
  for (const [index, sentence] of sentences.entries()) {
    if (without(sentence, left).length > 0) return 0;
    left = without(left, sentence);
    if (left.length === 0) return index + 1;
  }
  return 0;
}

function without(figures: number[], others: number[]) {
  const left = [...others];
  return figures.filter((figure) => {
    const index = left.indexOf(figure);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

const show = (sentences: number[][]) =>
  sentences.map((figures) => figures.join(" ")).join(" · ") || "no figure";
