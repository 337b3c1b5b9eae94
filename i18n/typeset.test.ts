import { expect, test } from "vitest";
import { typeset, typesetAll, typesetLabel } from "./typeset.ts";
import { keepBrackets, keepCompounds, keepNumbers, keepParts } from "./unbroken.ts";

const joined = "\u00a0";
const whole = "\u2060";

test.each([
  ["16.08 kWh at 51.2 V, 90 % of it", `16.08${joined}kWh at 51.2${joined}V, 90${joined}% of it`],
  ["de 3,6 kW a 5 kVA", `de 3,6${joined}kW a 5${joined}kVA`],
  ["35 mm² ကြိုး 25 °C တွင်", `35${joined}mm² ကြိုး 25${joined}°C တွင်`],
  ["wait 5 min, then 10 ms, 2 m apart", `wait 5${joined}min, then 10${joined}ms, 2${joined}m apart`],
  ["a pump of 2 hp", `a pump of 2${joined}hp`],
  ["tighten to 12 Nm", `tighten to 12${joined}N·m`],
  ["from -25 to 60 °C (-5 in Bogota)", `from −25 to 60${joined}°C (−5 in Bogota)`],
  ["<p>-5 °C</p>", `<p>−5${joined}°C</p>`],
  ["3 x Ridge 5, 2 x 16 A", `3${joined}× Ridge 5, 2${joined}× 16${joined}A`],
  [
    "Que faire ? « 5 kW » : non ; {n} !",
    `Que faire\u202f? «${joined}5${joined}kW${joined}»${joined}: non\u202f; {n}\u202f!`,
  ],
  ["saves 4 t of CO2", "saves 4 t of CO₂"],
  [
    "{power} kW for {count, plural, other {# h}}",
    `{power}${joined}kW for {count, plural, other {#${joined}h}}`,
  ],
])("%s is set as print does it", (typed, set) => {
  expect(typeset(typed)).toBe(set);
  expect(typeset(set)).toBe(set);
});

test.each([
  ["ဆိုလာအိမ်", `ဆို${whole}လာအိမ်`],
  ["ဟိုက်ဘရစ် အင်ဗာတာ", `ဟိုက်${whole}ဘ${whole}ရစ် အင်${whole}ဗာ${whole}တာ`],
  ["ကီလိုဝပ်", "ကီလိုဝပ်"],
  ["တပ်ဆင်ခြင်းလက်စွဲ", `တပ်${whole}ဆင်${whole}ခြင်းလက်စွဲ`],
  ["တိုင်းတာပြီး ဖြေရှင်းနည်း", `တိုင်းတာ${whole}ပြီး ဖြေ${whole}ရှင်းနည်း`],
  ["အာမခံစည်းကမ်းချက်များ", `အာမခံစည်းကမ်း${whole}ချက်${whole}များ`],
  ["အကောင့်ဖွင့်ရန် မလိုပါ", `အ${whole}ကော${whole}င့်ဖွင့်ရန် မ${whole}လိုပါ`],
  ["ကိုလံဘီယာ", `ကို${whole}လံ${whole}ဘီ${whole}ယာ`],
  ["ဒေတာစတစ်", `ဒေ${whole}တာစ${whole}တစ်`],
  ["2023 ခုနှစ်ကုန်အထိ", `2023 ခု${whole}နှစ်ကုန်အထိ`],
  ["လက်စွဲစာအုပ်များ", `လက်စွဲစာ${whole}အုပ်${whole}များ`],
  ["စောင့်ကြည့်ရေး", `စောင့်${whole}ကြည့်${whole}ရေး`],
  ["ဆိုလာတန်း", `ဆို${whole}လာ${whole}တန်း`],
  ["ဘာကြောင့်လဲ", `ဘာ${whole}ကြောင့်လဲ`],
])("a line does not end inside %s", (typed, set) => {
  expect(typeset(typed)).toBe(set);
  expect(typeset(set)).toBe(set);
});

test.each([
  ["{inputs} × {strings} (1 × 16)", `{inputs}${joined}× {strings} (1${joined}× 16)`],
  ["de 3 a {most} kW", `de 3${joined}a {most}${joined}kW`],
  ["3 မှ 6.2 kW", `3${joined}မှ 6.2${joined}kW`],
  ["At full power, Vmp (V)", `At full power, Vmp${joined}(V)`],
  ["of Voc (%/°C)", `of Voc${joined}(%/${whole}°C)`],
  ["the last {share} percent", `the last {share}${joined}percent`],
  ["más del 70 por ciento", `más del 70${joined}por ciento`],
  ["{count} ခု၊ ၅ နှစ်", `{count}${joined}ခု၊ ၅${joined}နှစ်`],
  [`ဥပမာ HD-${whole}C5`, `ဥပမာ HD-${whole}C5`],
])("%s is set as a label", (typed, set) => {
  expect(typesetLabel(typed)).toBe(set);
  expect(typesetLabel(set)).toBe(set);
});

test("a range, a model number and Wi-Fi stay on their line", () => {
  expect(keepNumbers("3 to 6.2 kW, HD-C5, Wi-Fi, high-voltage")).toBe(
    `3${joined}to 6.2 kW, HD-${whole}C5, Wi-${whole}Fi, high-voltage`,
  );
});

test("an address ends its lines between its parts, a name before its brackets, a compound not at a short word", () => {
  expect(keepParts("14 Havnelyset, 8000 Aarhus C, Denmark")).toBe(
    `14${joined}Havnelyset, 8000${joined}Aarhus${joined}C, Denmark`,
  );
  expect(keepBrackets("Ridge 5 (first generation)")).toBe(`Ridge 5 (first${joined}generation)`);
  expect(keepBrackets("Ridge 5 (primera generación)")).toBe("Ridge 5 (primera generación)");
  expect(keepCompounds("Factory time-of-use storage, 19-inch, high-voltage")).toBe(
    `Factory time-${whole}of-${whole}use storage, 19-${whole}inch, high-voltage`,
  );
});

test.each(["5 meters, 4 hours, 3 minutes", "HD-R5-1P", "2026-11-16", "5-10 years", "no -x here", "0x10"])(
  "%s is left as it is",
  (text) => {
    expect(typeset(text)).toBe(text);
  },
);

test("every text of a record is set, and nothing else is touched", () => {
  const record = { power: 5, name: "5 kW", features: [{ title: "5 A", image: null }] };
  expect(typesetAll(record)).toEqual({
    power: 5,
    name: `5${joined}kW`,
    features: [{ title: `5${joined}A`, image: null }],
  });
});
