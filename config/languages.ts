type Facts = {
  /** Used in addresses, in the cookie, in country links and as the name of the messages folder. */
  locale: string;
  /** BCP 47 tag, for `lang`, `hreflang`, Intl, content records and their file names. */
  tag: string;
  openGraph: string;
  /** The BCP 47 tag for number formats, always with Latin digits, as on labels and datasheets. */
  numbers: string;
  direction: "ltr" | "rtl";
  /** The language's own name. */
  name: string;
  /** Off unless the maker's record or LANGUAGES names it. */
  off?: true;
  /** Files of `app/fonts` to preload. */
  fonts: readonly string[];
};

/**
 * Every language the site can speak; see docs/languages.md. The first is the default: its addresses have no prefix,
 * and its words replace missing translations. A deployment may leave out any of the others.
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
    // Browsers without Burmese data would otherwise fall back to their own language.
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

export type Locale = Entry["locale"];

export const defaultLocale = languages[0].locale;

export const locales: readonly Locale[] = languages.map(({ locale }) => locale);

export const usualLocales = languages.filter((entry) => !("off" in entry)).map(({ locale }) => locale);
