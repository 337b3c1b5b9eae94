import type { Language } from "../library.ts";

const english = {
  circuit: "Circuit",
  circuits: {
    grid: "Grid",
    "back-up": "Back-up",
    input: "AC input",
    output: "AC output",
    supply: "Supply",
  },
  breaker: "Breaker",
  poles: (count: number) => `${count} poles`,
  copper: "Copper",
  rcd: "Residual-current device",
  rcdType: (type: string, current: number) => `type ${type}, ${current}\u00a0mA`,
  batteryFuse: "Fuse",
  breaking: "Fuse breaks at least",
  direct: "DC",
  copperIn: { "free-air": "Copper in free air", conduit: "Copper in conduit" },
  upTo: "Up to",
  laid: { conduit: "in conduit on a wall", "free-air": "in free air" },
  cableConditions: (insulation: string, air: number, laying = "laid as the column says") =>
    `Copper with insulation for ${insulation} °C, ${laying}, in air of up to ${air} °C. Bundled with other circuits or hotter: one size up, or calculate.`,
  fuseNote:
    "The voltage and the breaking capacity of the fuse are for DC; fuses made for vehicles break too little.",
  bank: "Bank",
  maxCurrent: "Maximum current",
  busbar: "Busbar, at least",
  directly: "none, direct",
  faultCurrent: "Short-circuit current",
  distances: {
    to: "Distance",
    atLeast: "At least",
    openings: "To the sides of windows, doors and vents of rooms where people live",
    belowOpenings: "Beneath windows and vents",
    burning: "To anything that burns",
    heat: "To inverters, heaters and other warm things",
    side: "At the sides, and from battery to battery",
    front: "In front",
  },
  leadAcid: {
    bank: "Bank",
    vented: "Vented cells: air, each of two openings",
    sealed: "Sealed cells: air, each of two openings",
  },
};

const spanish: typeof english = {
  circuit: "Circuito",
  circuits: {
    grid: "Red",
    "back-up": "Respaldo",
    input: "Entrada CA",
    output: "Salida CA",
    supply: "Alimentación",
  },
  breaker: "Interruptor",
  poles: (count) => `${count} polos`,
  copper: "Cobre",
  rcd: "Interruptor diferencial",
  rcdType: (type, current) => `tipo ${type}, ${current}\u00a0mA`,
  batteryFuse: "Fusible",
  breaking: "El fusible corta al menos",
  direct: "CC",
  copperIn: { "free-air": "Cobre al aire libre", conduit: "Cobre en ducto" },
  upTo: "Hasta",
  laid: { conduit: "en ducto sobre la pared", "free-air": "al aire libre" },
  cableConditions: (insulation, air, laying = "tendido como dice la columna") =>
    `Cobre con aislamiento para ${insulation} °C, ${laying}, con aire de hasta ${air} °C. Junto a otros circuitos o con más calor: un calibre más, o calcule.`,
  fuseNote:
    "La tensión y el poder de corte del fusible son para CC; los fusibles hechos para vehículos cortan muy poco.",
  bank: "Banco",
  maxCurrent: "Corriente máxima",
  busbar: "Barra colectora, al menos",
  directly: "ninguna, directo",
  faultCurrent: "Corriente de cortocircuito",
  distances: {
    to: "Distancia",
    atLeast: "Al menos",
    openings: "A los lados de ventanas, puertas y rejillas de cuartos donde vive gente",
    belowOpenings: "Debajo de ventanas y rejillas",
    burning: "A todo lo que arde",
    heat: "A inversores, calefactores y otras cosas calientes",
    side: "A los lados, y de batería a batería",
    front: "Al frente",
  },
  leadAcid: {
    bank: "Banco",
    vented: "Celdas abiertas: aire, cada una de dos aberturas",
    sealed: "Celdas selladas: aire, cada una de dos aberturas",
  },
};

const burmese: typeof english = {
  circuit: "ဆားကစ်",
  circuits: {
    grid: "ဓာတ်အားလိုင်း",
    "back-up": "အရန်",
    input: "AC အဝင်",
    output: "AC အထွက်",
    supply: "အဝင်ဓာတ်အား",
  },
  breaker: "ဘရိတ်ကာ",
  poles: (count) => `${count} pole`,
  copper: "ကြေးကြိုး",
  rcd: "RCD",
  rcdType: (type, current) => `type ${type}, ${current}\u00a0mA`,
  batteryFuse: "ဖျူးစ်",
  breaking: "ဖျူးစ် ဖြတ်နိုင်ရမည့် အနည်းဆုံးပမာဏ",
  direct: "DC",
  copperIn: { "free-air": "လေထဲတွင် သွယ်သော ကြေးကြိုး", conduit: "ပိုက်ထဲတွင် သွယ်သော ကြေးကြိုး" },
  upTo: "အရှည်ဆုံး",
  laid: { conduit: "နံရံပေါ်ရှိ ပိုက်ထဲတွင် သွယ်ထားသော", "free-air": "လေထဲတွင် သွယ်ထားသော" },
  cableConditions: (insulation, air, laying = "ဇယားတိုင်ပါအတိုင်း သွယ်ထားသော") =>
    `လျှပ်ကာ ${insulation} °C ခံပြီး ${laying} ကြေးကြိုး၊ လေအပူချိန် ${air} °C အထိ။ အခြားဆားကစ်များနှင့် ပူးသွယ်လျှင် သို့မဟုတ် ပိုပူလျှင် တစ်ဆင့်ကြီးသောကြိုး သုံးပါ သို့မဟုတ် တွက်ချက်ပါ။`,
  fuseNote: "ဖျူးစ်၏ ဗို့အားနှင့် ဖြတ်နိုင်စွမ်းသည် DC အတွက် ဖြစ်ရပါမည်။ ကားသုံးဖျူးစ်များ၏ ဖြတ်နိုင်စွမ်းသည် မလုံလောက်ပါ။",
  bank: "ဘက်ထရီအုပ်စု",
  maxCurrent: "အမြင့်ဆုံးလျှပ်စီး",
  busbar: "ဘတ်စ်ဘား၊ အနည်းဆုံး",
  directly: "မလို၊ တိုက်ရိုက်",
  faultCurrent: "short circuit လျှပ်စီး",
  distances: {
    to: "အကွာအဝေး",
    atLeast: "အနည်းဆုံး",
    openings: "လူနေခန်း၏ ပြတင်းပေါက်၊ တံခါးနှင့် လေပေါက်များ၏ ဘေးမှ",
    belowOpenings: "ပြတင်းပေါက်နှင့် လေပေါက်များ၏ အောက်မှ",
    burning: "မီးလောင်နိုင်သော အရာများမှ",
    heat: "အင်ဗာတာ၊ အပူပေးစက်နှင့် အခြားပူသောအရာများမှ",
    side: "ဘေးဘက်နှင့် ဘက်ထရီအချင်းချင်းကြား",
    front: "ရှေ့ဘက်",
  },
  leadAcid: {
    bank: "ဘက်ထရီအုပ်စု",
    vented: "ရေဖြည့်ရသောဆဲလ် (vented) – လေ၊ လေပေါက်နှစ်ခုလျှင် တစ်ခုစီ",
    sealed: "ပိတ်ဆဲလ် – လေ၊ လေပေါက်နှစ်ခုလျှင် တစ်ခုစီ",
  },
};

const words: Record<Language, typeof english> = { en: english, es: spanish, my: burmese };

export function installationWordsIn(language: Language) {
  return words[language];
}
