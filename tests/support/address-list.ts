import type { ApiTransport } from "#api/client.ts";

/** An API whose site has these paths. */
export const addressList =
  (paths: string[]): ApiTransport =>
  async ({ params }) => {
    const [pageNum, pageSize] = [Number(params.pageNum), Number(params.pageSize)];
    const list = paths.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    const data = { total: paths.length, list, hasMore: pageNum * pageSize < paths.length };
    return { status: 200, envelope: { code: 200, data, msg: "ok" }, tags: [] };
  };
