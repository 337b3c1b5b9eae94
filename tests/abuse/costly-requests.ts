import { apiPrefix } from "#config/product.ts";

const real =
  "inverter battery hybrid single phase three storage warranty manual datasheet installation grid backup generator solar panel string voltage current cabinet rated power parallel monitoring update protection";
const misspelt =
  "invertre batery hybird sigle phaze thre storrage waranty manuel datashet instalation gridd bakup genrator solarr pannel strng voltge curent cabnet ratd powr paralel monitorng protction";
const spanish =
  "inversor batería híbrido monofásico trifásico almacenamiento garantía manual ficha técnica instalación red respaldo generador solar panel cadena tensión corriente armario potencia nominal paralelo";
const burmese = "ဘက်ထရီ အင်ဗာတာ ဓာတ်အား သိုလှောင် အာမခံ လမ်းညွှန် တပ်ဆင် ဆိုလာ ပြား ဗို့အား လျှပ်စီး စနစ် အိမ်သုံး စီးပွားရေး";

const longest = 200;

/** The same words in another order each time, so that nobody has asked it before. */
function keyword(text: string, turn: number) {
  const words = text.split(" ");
  const from = turn % words.length;
  const turned = [...words.slice(from), ...words.slice(0, from)].join(" ");
  return encodeURIComponent(turned.slice(0, longest - 6).concat(` ${turn}`));
}

const call = (name: string, query: (turn: number) => string) => (turn: number) =>
  `${apiPrefix}${name}?${query(turn)}`;
const search =
  (text: string, prefix = "") =>
  (turn: number) =>
    `${prefix}/search/${keyword(text, turn)}`;

/** What costs most of all that a stranger can read, each time as nobody asked it before. */
export const costlyRequests: Record<string, (turn: number) => string> = {
  "search page, 25 words": search(real),
  "search page, 25 words misspelt": search(misspelt),
  "search page, 25 words in Spanish": search(spanish, "/spanish"),
  "search page, Burmese": search(burmese, "/burmese"),
  "search page, one letter": (turn) => `/search/${"abcdefghijklmnoprst"[turn % 19]}?page=${1 + turn}`,
  "search call, 50 results": call(
    "homePage/searchByType",
    (turn) => `pageSize=50&keyword=${keyword(real, turn)}`,
  ),
  "search call, 50 results of one word": call(
    "homePage/searchByType",
    (turn) => `pageSize=50&keyword=battery&pageNum=${1 + (turn % 3)}&turn=${turn}`,
  ),
  "search counts, misspelt": call(
    "homePage/searchStatistics",
    (turn) => `keyword=${keyword(misspelt, turn)}`,
  ),
  "documents by keyword, 100": call(
    "download/getDocumentSearchResultList",
    (turn) => `pageSize=100&keyword=${keyword("manual", turn)}`,
  ),
  "documents by 25 words": call(
    "download/getDocumentSearchResultList",
    (turn) => `pageSize=100&keyword=${keyword(real, turn)}`,
  ),
  "product list, 100": call(
    "product/getProductListByCategoryList",
    (turn) => `pageSize=100&power=${turn}-&segment=Residential&segment=Commercial`,
  ),
  "product list, all facets": (turn) =>
    `/product-list?power=${turn}-90000&market=ES&market=DE&segment=Residential&sort=-power`,
  "product, everything": call("product/getProductData", (turn) => `id=hd-r5-1p&turn=${turn}`),
  "product page with a serial number": (turn) => `/products/hd-r5-1p?serial=${turn}`,
  "questions by keyword": (turn) => `/support/faq?keyword=${keyword(real, turn)}`,
  "all questions": (turn) => `/burmese/support/faq?keyword=${turn}`,
  "titles of all pages": call("homePage/getSeoData", (turn) => `turn=${turn}`),
  "addresses of all pages": call("site/getAddressList", (turn) => `turn=${turn}`),
  downloads: (turn) => `/downloads?keyword=${turn}`,
};
