/** Holds the letters on both sides together; it has no width of its own. */
export const wordJoiner = "\u2060";

/**
 * Burmese sets no spaces: browsers end lines where a dictionary sees words, and the dictionary knows none of these, which
 * came with the trade. It even parts the last letter of a syllable from the rest.
 */
const loanWords = [
  "မိုက်ခရိုဂရစ်",
  "ထရန်စဖော်မာ",
  "မိုနောက်ဆိုဒ်",
  "ဆင်ဂယ်ဖေ့စ်",
  "အလူမီနီယမ်",
  "ကွန်ပရက်ဆာ",
  "ကွန်တိန်နာ",
  "ပရိုတိုကော",
  "အော့ဖ်ဂရစ်",
  "ဟိုက်ဘရစ်",
  "ဒေါင်းလုဒ်",
  "လစ်သီယမ်",
  "ဖော့စဖိတ်",
  "မီနီဂရစ်",
  "အင်တာနက်",
  "ကက်ဘိနက်",
  "အင်ဗာတာ",
  "ဝက်ဘီနာ",
  "ဘရိုရှာ",
  "ဘရိတ်ကာ",
  "မော်ဂျူး",
  "မော်ဒယ်",
  "မိုဘိုင်း",
  "အီးမေးလ်",
  "စီရီယယ်",
  "ဗားရှင်း",
  "ဖျူးစ်",
  "ဆိုလာ",
  "ဆာဗာ",
  "တာဝါ",
  "ဖေ့စ်",
  "အက်ပ်",
  "ဂရစ်",
  "ပန့်",
  "စတီး",
  "ဖမ်းဝဲ",
];
/** Words of the language itself that the dictionary takes for two. */
const compounds = ["တပ်ဆင်", "ကိုက်ညီ", "ဘေးကင်း", "ဖြေရှင်း", "ရန်ကုန်"];
/** These make a word of the one before them, or belong to it: none begins a line. */
const suffixes = new Set([
  ...["ခြင်း", "ချက်", "ကြောင်း", "များ", "တို့", "ဆုံး", "ရေး", "မှု", "သူ", "၏"],
  ...["ပြီး", "သည့်", "သော"],
]);
const anyWord = new RegExp([...loanWords, ...compounds].join("|"), "gu");
const run = /[\u1000-\u109f]+/gu;
/** Before a consonant that begins a syllable: one that is neither stacked nor killed. */
const syllableStart = /(?!^)(?=(?<!\u1039)[\u1000-\u102a\u103f\u104c-\u104f](?!\u1037?[\u103a\u1039]))/gu;
const startsSyllable = /^(?:[\u1000-\u102a\u103f\u104c-\u104f](?!\u1037?[\u103a\u1039])|[\u1040-\u104f])/u;
const dictionary = new Intl.Segmenter("my", { granularity: "word" });

/** Joins what a line must not end in: words that the dictionary parts, and syllables. */
export function joinWords(text: string): string {
  return text
    .replaceAll(wordJoiner, "")
    .replace(anyWord, (word) => word.replace(syllableStart, wordJoiner))
    .replace(run, joinSyllables);
}

function joinSyllables(letters: string): string {
  return [...dictionary.segment(letters)]
    .map(({ segment, index }) => (index > 0 && !beginsWord(segment) ? wordJoiner + segment : segment))
    .join("");
}

const beginsWord = (segment: string) => startsSyllable.test(segment) && !suffixes.has(segment);
