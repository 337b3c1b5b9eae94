import type { ApiTransport } from "#api/client.ts";

/** An API whose site has these paths. */
export const addressList =
  (paths: string[]): ApiTransport =>
  async ({ params }) => {
    const [pageNum, pageSize] = [Number(params.pageNum), 500];
    const list = paths.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    const data = {
      total: paths.length,
      list,
      hasMore: pageNum * pageSize < paths.length,
      pages: Math.ceil(paths.length / pageSize),
    };
    return { status: 200, envelope: { code: 200, data, msg: "ok" }, tags: [] };
  };
