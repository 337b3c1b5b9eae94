import type { SearchType } from "#config/product.ts";
import type { Language } from "#i18n/locales.ts";

/** What visitors call the types of results, so that "webinar fault codes" finds the webinar. */
const typeWords: Partial<Record<SearchType, Partial<Record<Language, string>>>> = {
  solution: { en: "solution", es: "solución", my: "ဖြေရှင်းနည်း", fr: "solution" },
  case: {
    en: "case study, project, reference",
    es: "caso, proyecto, referencia",
    my: "လက်တွေ့ဥပမာ, လုပ်ငန်းနမူနာ",
    fr: "étude de cas, projet, référence",
  },
  blog: { en: "blog, article", es: "blog, artículo", my: "ဆောင်းပါး, ဘလော့ဂ်", fr: "blog, article" },
  news: {
    en: "news, press release",
    es: "noticia, comunicado de prensa",
    my: "သတင်း",
    fr: "actualité, communiqué de presse",
  },
  event: { en: "event, trade fair", es: "evento, feria", my: "ပွဲ", fr: "événement, salon" },
  webinar: { en: "webinar", es: "webinar, seminario web", my: "ဝက်ဘီနာ", fr: "webinaire" },
  faq: {
    en: "question, FAQ",
    es: "pregunta, preguntas frecuentes",
    my: "မေးခွန်း",
    fr: "question, questions fréquentes",
  },
  light: { en: "light, code, fault", es: "luz, código, falla", my: "မီးလုံး, ကုဒ်", fr: "voyant, code, défaut" },
  video: { en: "video", es: "video, vídeo", my: "ဗီဒီယို", fr: "vidéo" },
};

export const wordsOfType = (type: SearchType, language: Language) => typeWords[type]?.[language];
