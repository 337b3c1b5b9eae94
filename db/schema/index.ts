export * from "./catalogue.ts";
export * from "./documents.ts";
export * from "./enquiries.ts";
export * from "./journal.ts";
export * from "./media.ts";
export * from "./search.ts";
export * from "./site.ts";
export * from "./support.ts";
