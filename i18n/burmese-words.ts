/** WORD JOINER, which has no width. */
export const wordJoiner = "\u2060";

/**
 * Burmese has no spaces: browsers break lines at words of a dictionary that lacks these terms, and even split their
 * last letter off.
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
  "အော့ဖ်လိုင်း",
  "အွန်လိုင်း",
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
  "ဒေတာ",
  "စတစ်",
];
/** Place names. */
const places = [
  "နိုင်ဂျီးရီးယား",
  "ဆန်တီယာဂို",
  "ဘရစ်စဘိန်း",
  "ကိုလံဘီယာ",
  "မက္ကဆီကို",
  "မက်ကဆီကို",
  "ဘိုဂိုတာ",
  "လာဂို့စ်",
  "ဒိန်းမတ်",
  "ပီရူး",
  "ချီလီ",
  "ဂါနာ",
];
/** Words that the dictionary splits in two. */
const compounds = [
  ...["ပြောပြ", "အကောင့်", "တပ်ဆင်", "ကိုက်ညီ", "ဘေးကင်း", "ဖြေရှင်း", "ရန်ကုန်"],
  ...["အမျိုးအစား", "ဘာကြောင့်", "စာအုပ်", "ခုနှစ်"],
  ...["စောင့်ကြည့်", "အားသွင်း", "ဝန်အား", "ချိန်ညှိ", "မျှသုံး", "ရှိရာ", "အလုံးရေ", "ဆိုလာတန်း", "စတိုခန်း"],
  ...["ရှေ့ဘက်", "ခဲအက်ဆစ်", "သံဖော့စဖိတ်", "စွမ်းဆောင်ရည်"],
  ...["ရုံးဖွင့်ရက်", "လုပ်ငန်းသုံး", "အပ်ချုပ်သမား", "ပွင့်ပွင့်လင်းလင်း"],
];
/** Suffixes: no line starts with one. */
const suffixes = new Set([
  ...["ခြင်း", "ချက်", "ကြောင်း", "ကြောင့်", "များ", "တို့", "ဆုံး", "ရေး", "မှု", "သူ", "၏"],
  ...["ပြီး", "သည့်", "သော"],
  ...["က", "ကို", "မှ", "တွင်", "နှင့်", "သို့", "ဖြင့်", "လည်း"],
]);
/** Prefixes (not, and the noun prefix): no line ends with one. */
const prefixes = new Set(["မ", "အ"]);
const anyWord = new RegExp([...compounds, ...loanWords, ...places].join("|"), "gu");
const joined = /(?<=[\u1000-\u109f])\u2060(?=[\u1000-\u109f])/gu;
const run = /[\u1000-\u109f]+/gu;
/** Matches before a consonant that starts a syllable: neither stacked nor silent. */
const syllableStart = /(?!^)(?=(?<!\u1039)[\u1000-\u102a\u103f\u104c-\u104f](?!\u1037?[\u103a\u1039]))/gu;
const startsSyllable = /^(?:[\u1000-\u102a\u103f\u104c-\u104f](?!\u1037?[\u103a\u1039])|[\u1040-\u104f])/u;
const dictionary = new Intl.Segmenter("my", { granularity: "word" });

/** Joins words and syllables that no line break may split. */
export function joinWords(text: string): string {
  return text
    .replace(joined, "")
    .replace(anyWord, (word) => word.replace(syllableStart, wordJoiner))
    .replace(run, joinSyllables);
}

function joinSyllables(letters: string): string {
  const segments = Array.from(dictionary.segment(letters), ({ segment }) => segment);
  return segments
    .map((segment, index) => (belongsTo(segments[index - 1], segment) ? wordJoiner + segment : segment))
    .join("");
}

const belongsTo = (before: string | undefined, segment: string) =>
  before !== undefined && (prefixes.has(before) || !beginsWord(segment));

const beginsWord = (segment: string) => startsSyllable.test(segment) && !suffixes.has(segment);
