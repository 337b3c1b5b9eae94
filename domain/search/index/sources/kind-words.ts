import type { Language } from "#i18n/locales.ts";

/** What visitors call the kinds of documents, the most usual word first. */
const kindWords: Record<string, Partial<Record<Language, string[]>>> = {
  Datasheet: {
    en: ["Datasheet", "data sheet", "specification sheet"],
    es: ["Ficha técnica", "hoja de datos", "datasheet"],
    my: ["အချက်အလက်စာရွက်", "ဒေတာရွက်", "ဒေတာစာရွက်", "datasheet"],
    fr: ["Fiche technique", "fiche de données", "datasheet"],
  },
  "User Manual": {
    en: ["User manual", "user guide", "operating instructions"],
    es: ["Manual de usuario", "guía del usuario", "manual del usuario"],
    my: ["အသုံးပြုသူလက်စွဲ", "အသုံးပြုသူ လမ်းညွှန်", "user manual"],
    fr: ["Manuel d’utilisation", "guide d’utilisation", "mode d’emploi"],
  },
  Manual: {
    en: ["Manual", "installation manual", "quick guide", "service manual"],
    es: ["Manual", "manual de instalación", "guía rápida", "manual de servicio"],
    my: ["လက်စွဲ", "တပ်ဆင်မှုလက်စွဲ", "လမ်းညွှန်စာအုပ်", "manual"],
    fr: ["Manuel", "manuel d’installation", "guide rapide", "manuel de service"],
  },
  Brochure: {
    en: ["Brochure", "leaflet"],
    es: ["Folleto", "catálogo"],
    my: ["လက်ကမ်းစာစောင်", "ကြော်ငြာစာစောင်", "brochure"],
    fr: ["Brochure", "dépliant"],
  },
  General: {
    en: ["General"],
    es: ["General"],
    my: ["အထွေထွေ", "general"],
    fr: ["Général"],
  },
};

export const wordsOfKind = (kind: string, language: Language) => kindWords[kind]?.[language] ?? [kind];
