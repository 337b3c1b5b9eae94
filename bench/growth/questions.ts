import type { CallName } from "#api/client.ts";

type Call = [name: CallName, params: Record<string, unknown>];

const list = (params: Record<string, unknown> = {}): Call => [
  "product/getProductListByCategoryList",
  { pageSize: 12, ...params },
];
const documents = (params: Record<string, unknown> = {}): Call => [
  "download/getDocumentSearchResultList",
  { pageSize: 12, ...params },
];
const keywords = [
  "ridge",
  "hdr5",
  "r5 1p",
  "HD-C10-V7",
  "battery",
  "inversor",
  "datasheet",
  "ridge 5 datasheet",
  "hybrid inverter for a family home",
  "bateria para una noche",
  "ဘက်ထရီ",
  "အင်ဗာတာ",
  "invertre",
  "cairn user manual",
  "transport note",
  "modbus",
  "IP65",
  "parallel operation",
  "warranty",
  "xyzzyqwrt",
];

/** Calls whose cost grows with the catalogue. */
export const questions: Record<string, Call[]> = {
  "product list": [list(), list({ pageNum: 2 }), list({ sort: "-power" }), list({ sort: "name" })],
  "product list, filtered": [
    list({ category: "inverters", power: ["4000-8000"], phases: ["single"] }),
    list({ category: "batteries", energy: ["10-20"], market: ["ES"] }),
    list({ segment: ["Residential"], voltage: ["low"] }),
  ],
  "product list, last page": [list({ pageNum: 2900 }), list({ category: "inverters", pageNum: 900 })],
  "legacy list": [list({ legacy: true })],
  "product page": [
    ["product/getProductData", { id: "hd-r5-1p" }],
    ["product/getProductData", { id: "hd-c10-v7" }],
  ],
  "search, page of results": keywords.map((keyword) => ["homePage/searchByType", { keyword, pageSize: 12 }]),
  "search, counts by type": keywords.map((keyword) => ["homePage/searchStatistics", { keyword }]),
  "search, everything": [["homePage/searchByType", { pageSize: 12 }]],
  "search, everything counted": [["homePage/searchStatistics", {}]],
  "suggestions, first characters": ["r", "b", "h", "d", "i", "ri", "ba", "hd", "da", "ma"].map((keyword) => [
    "homePage/searchByType",
    { keyword, pageSize: 6 },
  ]),
  downloads: [documents(), documents({ pageNum: 3 })],
  "downloads, filtered": [
    documents({ type: ["Datasheet", "Inverter"], language: ["es"] }),
    documents({ type: ["Brochure"] }),
    documents({ productId: "hd-r5-1p" }),
  ],
  "downloads, keyword": keywords.map((keyword) => documents({ keyword })),
  "downloads, common keyword": ["manual", "inverter"].flatMap((keyword) => [
    documents({ keyword }),
    documents({ keyword, type: ["Brochure"] }),
    documents({ keyword, type: ["Residential"], language: ["en"] }),
  ]),
  "downloads, overview": [["download/getAllDocumentCategoryV2", {}]],
  "downloads, products": [["download/getProductListByCategoryList", {}]],
  home: [["homePage/getHomePageData", {}]],
  "SEO list": [["homePage/getSeoData", {}]],
};
