import type { Language } from "#i18n/locales.ts";

type Rhythm = "on" | "slow" | "fast" | "flash" | "run";
type Words = {
  dark: string;
  colours: Record<string, string>;
  rhythms: Record<Rhythm, string>;
  flashes: string[];
  sounds: Record<string, string>;
  join: (colour: string, rhythm: string) => string;
};

/** Names of lights, as the manuals use them. */
const words: Partial<Record<Language, Words>> & { en: Words } = {
  en: {
    dark: "Dark",
    colours: { green: "Green", blue: "Blue", amber: "Amber", red: "Red" },
    rhythms: {
      on: "steady",
      slow: "slow flashing",
      fast: "fast flashing",
      flash: "flashing",
      run: "running upwards",
    },
    flashes: ["one flash", "two flashes", "three flashes", "four flashes", "five flashes"],
    sounds: { beep: "with a beep every second", tone: "with a steady tone", horn: "with horn" },
    join: (colour, rhythm) => `${colour}, ${rhythm}`,
  },
  es: {
    dark: "Apagada",
    colours: { green: "Verde", blue: "Azul", amber: "Ámbar", red: "Roja" },
    rhythms: {
      on: "fija",
      slow: "con destello lento",
      fast: "con destello rápido",
      flash: "con destello",
      run: "que sube",
    },
    flashes: ["un destello", "dos destellos", "tres destellos", "cuatro destellos", "cinco destellos"],
    sounds: { beep: "con un pitido por segundo", tone: "con tono continuo", horn: "con bocina" },
    join: (colour, rhythm) =>
      /destellos?$/.test(rhythm) && !rhythm.startsWith("con")
        ? `${colour}, ${rhythm}`
        : `${colour} ${rhythm}`,
  },
  my: {
    dark: "မလင်း",
    colours: { green: "အစိမ်း", blue: "အပြာ", amber: "ပယင်းရောင်", red: "အနီ" },
    rhythms: {
      on: "ငြိမ်",
      slow: "နှေးနှေးမှိတ်တုတ်",
      fast: "မြန်မြန်မှိတ်တုတ်",
      flash: "မှိတ်တုတ်",
      run: "အပေါ်သို့ ပြေး",
    },
    flashes: ["တစ်ချက်မှိတ်တုတ်", "နှစ်ချက်မှိတ်တုတ်", "သုံးချက်မှိတ်တုတ်", "လေးချက်မှိတ်တုတ်", "ငါးချက်မှိတ်တုတ်"],
    sounds: { beep: "တစ်စက္ကန့်တစ်ကြိမ် တီသံပါ", tone: "တီသံ မပြတ်ပါ", horn: "ဟွန်းသံပါ" },
    join: (colour, rhythm) => `${colour}၊ ${rhythm}`,
  },
  fr: {
    dark: "Éteint",
    colours: { green: "Vert", blue: "Bleu", amber: "Orange", red: "Rouge" },
    rhythms: {
      on: "fixe",
      slow: "à clignotement lent",
      fast: "à clignotement rapide",
      flash: "clignotant",
      run: "qui monte",
    },
    flashes: ["un éclat", "deux éclats", "trois éclats", "quatre éclats", "cinq éclats"],
    sounds: { beep: "avec un bip par seconde", tone: "avec un son continu", horn: "avec sirène" },
    join: (colour, rhythm) => `${colour}, ${rhythm}`,
  },
};

/** `red 2` becomes "Red, two flashes". */
export function sayLight(light: string, language: Language): string {
  const { dark, colours, rhythms, flashes, join } = words[language] ?? words.en;
  const [colour = "", rhythm = ""] = light.split(" ");
  if (light === "off") return dark;
  return join(colours[colour] ?? colour, rhythms[rhythm as Rhythm] ?? flashes[Number(rhythm) - 1] ?? rhythm);
}

type Entry = { lights?: string[] | undefined; sound?: string | undefined };

/** All lamps of an entry and its sound; with several lamps, each is named. */
export function sayPattern(
  { lights = [], sound }: Entry,
  lamps: string[] | null | undefined,
  language: Language,
) {
  const said = lights.map((light, place) =>
    lights.length > 1
      ? `${lamps?.[place] ?? place + 1}: ${sayLight(light, language)}`
      : sayLight(light, language),
  );
  const heard = sound ? [(words[language] ?? words.en).sounds[sound] ?? sound] : [];
  return [...said, ...heard].join(language === "my" ? "၊ " : lights.length > 1 ? "; " : ", ");
}

type Calls = {
  any: string;
  flash: string;
  steady: string;
  dark: string;
  times: string[];
  colours: Record<string, string>;
};

/** Visitors' own words, for the search. */
const calls: Partial<Record<Language, Calls>> & { en: Calls } = {
  en: {
    any: "light lamp LED",
    flash: "flashes flashing blinks blinking",
    steady: "steady solid constantly on",
    dark: "dark off no light",
    times: ["once 1 time", "twice two times 2", "three times 3", "four times 4", "five times 5"],
    colours: { green: "green", blue: "blue", amber: "amber yellow orange", red: "red" },
  },
  es: {
    any: "luz foco LED piloto",
    flash: "parpadea parpadeando parpadeo destella intermitente",
    steady: "fija fijo encendida constante",
    dark: "apagada apagado sin luz",
    times: ["una vez 1", "dos veces 2", "tres veces 3", "cuatro veces 4", "cinco veces 5"],
    colours: { green: "verde", blue: "azul", amber: "ámbar amarilla amarillo naranja", red: "roja rojo" },
  },
  my: {
    any: "မီးလုံး မီး",
    flash: "မှိတ်တုတ်မှိတ်တုတ် မှိတ်နေသည် မှိတ်တုတ်ဖြစ်နေ",
    steady: "ငြိမ် မမှိတ် အမြဲလင်း",
    dark: "မလင်း မီးမလင်း",
    times: ["တစ်ကြိမ် တစ်ခါ 1", "နှစ်ကြိမ် နှစ်ခါ 2", "သုံးကြိမ် သုံးခါ 3", "လေးကြိမ် လေးခါ 4", "ငါးကြိမ် ငါးခါ 5"],
    colours: { green: "အစိမ်းရောင် မီးစိမ်း", blue: "အပြာရောင် မီးပြာ", amber: "အဝါရောင် မီးဝါ", red: "အနီရောင် မီးနီ" },
  },
  fr: {
    any: "voyant lampe lumière LED",
    flash: "clignote clignotant clignotement",
    steady: "fixe allumé continu",
    dark: "éteint aucun voyant",
    times: ["une fois 1", "deux fois 2", "trois fois 3", "quatre fois 4", "cinq fois 5"],
    colours: { green: "vert verte", blue: "bleu bleue", amber: "orange ambre jaune", red: "rouge" },
  },
};

export function callsOfLight(light: string, language: Language): string {
  const { any, flash, steady, dark, times, colours } = calls[language] ?? calls.en;
  const [colour = "", rhythm = ""] = light.split(" ");
  if (light === "off") return `${any} ${dark}`;
  const how = rhythm === "on" ? steady : `${flash} ${times[Number(rhythm) - 1] ?? ""}`;
  return `${any} ${colours[colour] ?? ""} ${how}`;
}
