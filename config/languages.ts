type Facts = {
  /** In addresses, in the cookie, in country links and as the folder of its messages. */
  locale: string;
  /** BCP 47, for `lang`, `hreflang`, Intl, content records and the names of their files. */
  tag: string;
  openGraph: string;
  /** The language whose way of writing numbers it shares; always with Latin digits, as on labels and data sheets. */
  numbers: string;
  direction: "ltr" | "rtl";
  /** As its speakers write it. */
  name: string;
  /** Left out unless the maker's record or LANGUAGES names it. */
  off?: true;
  /** Files of `app/fonts` that a page needs at once. */
  fonts: readonly string[];
};

/**
 * Every language the site can speak; see docs/languages.md. The first is the default: its addresses have no prefix, and
 * its words stand in where a translation is missing. A deployment may leave out any of the others.
 */
export const languages = [
  {
    locale: "english",
    tag: "en",
    openGraph: "en_GB",
    numbers: "en",
    direction: "ltr",
    name: "English",
    fonts: ["hanken-grotesk"],
  },
  {
    locale: "spanish",
    tag: "es",
    openGraph: "es_ES",
    numbers: "es",
    direction: "ltr",
    name: "Español",
    fonts: ["hanken-grotesk"],
  },
  {
    locale: "burmese",
    tag: "my",
    openGraph: "my_MM",
    // Named so, because browsers without Burmese data would follow their own language instead.
    numbers: "en",
    direction: "ltr",
    name: "မြန်မာ",
    fonts: ["hanken-grotesk", "noto-sans-myanmar"],
  },
  {
    locale: "french",
    tag: "fr",
    openGraph: "fr_FR",
    numbers: "fr",
    direction: "ltr",
    name: "Français",
    off: true,
    fonts: ["hanken-grotesk"],
  },
] as const satisfies Facts[];

type Entry = (typeof languages)[number];

/** The name of a language in addresses, in the cookie and in country links. */
export type Locale = Entry["locale"];

export const defaultLocale = languages[0].locale;

export const locales: readonly Locale[] = languages.map(({ locale }) => locale);

/** Languages of a site that does not name its own. */
export const usualLocales = languages.filter((entry) => !("off" in entry)).map(({ locale }) => locale);
