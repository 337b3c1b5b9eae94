const otherFaces = new Set([
  "/case-study?country=NG",
  "/search/zzzzqq",
  "/products/hd-t15",
  "/products/hd-bw?serial=HDBW2518004210",
  "/product-list/inverters/ridge",
  "/product-list/inverters?phases=single&compare=hd-r5-1p&compare=hd-r8-1p",
  "/product-list/batteries/old_id",
]);

/** Every route of the site, and more than once where a page has another face. */
export const addresses = [
  "/",
  "/brochure",
  "/case-study",
  "/case-study?country=NG",
  "/case-study?case=ibadan-market-hall",
  "/downloads",
  "/about/blogs",
  "/about/blogs/kw-is-not-kwh",
  "/about/company",
  "/about/press",
  "/about/how-we-check",
  "/about/contact",
  "/about/event",
  "/about/event/bogota-installer-day",
  "/about/news",
  "/about/news/service-hub-opens-in-lagos",
  "/support/faq",
  "/support/videoList",
  "/support/warranty",
  "/support/webinar",
  "/support/webinar/warranty-claims-that-succeed-the-first-time",
  "/tools",
  "/tools/needs?cut=8&use-fridge=1&v=1",
  "/tools/strings?inverter=hd-r5-1p&module=half-108-450&place=lagos&v=1",
  "/tools/builder?a-battery=hd-c5&a-inverter=hd-r5-1p&v=1",
  "/tools/lights",
  "/tools/approvals?product=hd-r5-1p",
  "/documents/almanac-installation-manual-en",
  "/products",
  "/products/hd-r5-1p",
  "/products/hd-t15",
  "/products/hd-bw?serial=HDBW2518004210",
  "/products/hd-r5-g1",
  "/search",
  "/search/battery",
  "/search/zzzzqq",
  "/solutions",
  "/solutions/home-backup",
  "/product-list",
  "/product-list/inverters/ridge",
  "/product-list/inverters?phases=single&compare=hd-r5-1p&compare=hd-r8-1p",
  "/compare?compare=hd-r5-1p&compare=hd-r8-1p",
  "/product-list/old_id",
  "/product-list/batteries/old_id",
  "/404",
];

/** One address of each page kind: without the other faces that a page has by its parameters. */
export const pageKinds = addresses.filter((address) => !otherFaces.has(address));

export const languages = [
  { locale: "english", prefix: "", lang: "en" },
  { locale: "spanish", prefix: "/spanish", lang: "es" },
  { locale: "burmese", prefix: "/burmese", lang: "my" },
] as const;

/** The same address in another language: the home page is the bare prefix. */
export const withPrefix = (prefix: string, address: string) =>
  address === "/" ? prefix || "/" : prefix + address;
