import { createServer } from "vite";
import { expect, test } from "vitest";

test("in development nothing that was rendered is kept: an edited component is shown at once", async () => {
  const vite = await createServer({
    server: { middlewareMode: true, ws: false },
    appType: "custom",
    logLevel: "error",
  });
  try {
    await vite.ssrLoadModule("/app/entry.server.tsx");
    const { findFragment } = await vite.ssrLoadModule("/app/ui/cached-fragment/fragment-cache.ts");
    expect(findFragment({}, "", () => "part")).toBeUndefined();
  } finally {
    await vite.close();
  }
}, 120_000);
