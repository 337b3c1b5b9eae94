import { findCase, listCases } from "#domain/catalogue/cases.ts";
import { listCategories } from "#domain/catalogue/categories.ts";
import { findProduct } from "#domain/catalogue/product.ts";
import { listProducts } from "#domain/catalogue/product-list.ts";
import { findSolution, listSolutions } from "#domain/catalogue/solutions.ts";
import { listSpecData } from "#domain/catalogue/spec-data.ts";
import { listApprovalMatrix } from "#domain/documents/approval-matrix.ts";
import { findCertificate, listApprovals } from "#domain/documents/approvals.ts";
import { findDocumentPage } from "#domain/documents/document-page.ts";
import { listDocumentProducts } from "#domain/documents/document-products.ts";
import { countDocuments } from "#domain/documents/document-tally.ts";
import { listDocuments, listDocumentsById } from "#domain/documents/documents.ts";
import { listCompanyVideos, listVideos } from "#domain/documents/videos.ts";
import type { catalogueCalls } from "../contract/catalogue.ts";
import type { Handlers } from "../services.ts";

export const catalogueHandlers: Handlers<keyof typeof catalogueCalls> = {
  async "product/getProductListByCategoryList"({ tree: isWhole, ...query }, { reader }) {
    const isAnywhere = query.series && !query.category;
    const categories = await listCategories(reader, isWhole || isAnywhere ? "all" : { of: query.category });
    const category = categories.find(({ id }) => id === query.category);
    if (query.category && !category) return undefined;
    const tree = category?.series ?? categories.flatMap(({ series }) => series);
    if (query.series && !tree.some(({ id }) => id === query.series)) return undefined;
    return { ...(await listProducts(reader, query)), categories };
  },
  "product/getProductData": ({ id }, { reader }) => findProduct(reader, id),
  "product/getProductVedioListByCategoryList": (query, { reader }) => listVideos(reader, query),
  "company/getCompanyVideoList": (_, { reader }) => listCompanyVideos(reader),
  "solution/getSolutionData": async ({ id }, { reader }) =>
    id ? findSolution(reader, id) : { list: await listSolutions(reader) },
  "case/getCaseStudyListAndCategoryList": ({ id, ...query }, { reader }) =>
    id ? findCase(reader, id) : listCases(reader, query),
  "download/getAllDocumentCategoryV2": (_, { reader }) => countDocuments(reader),
  "download/getDocumentListById": ({ ids }, { reader }) => listDocumentsById(reader, ids.split(",")),
  "product/getSpecData": (query, { reader }) => listSpecData(reader, query),
  "product/getApprovalList": (query, { reader }) => listApprovals(reader, query),
  "product/getApprovalMatrix": (_, { reader }) => listApprovalMatrix(reader),
  "product/getCertificate": ({ id }, { reader }) => findCertificate(reader, id),
  "download/getDocumentPage": (query, { reader }) => findDocumentPage(reader, query),
  "download/getDocumentSearchResultList": (query, { reader }) => listDocuments(reader, query),
  "download/getProductListByCategoryList": ({ category }, { reader }) =>
    listDocumentProducts(reader, category),
};
