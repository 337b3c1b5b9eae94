import type { Page, Route } from "@playwright/test";

/** A language that nobody speaks: the site as it would be if the entries of the list of languages said `direction: "rtl"`. */
export async function readFromTheRight(page: Page) {
  // A page that is left asks for nothing more: what was under way is dropped.
  const serve = (route: Route) => turnRound(route).catch(() => undefined);
  await page.route((url) => /^\/(?!\w+\/.*\.\w+$)|\/shell-[^/]*\.js$/.test(url.pathname), serve);
}

async function turnRound(route: Route) {
  if (!["document", "script"].includes(route.request().resourceType())) return route.fallback();
  const response = await route.fetch();
  const body = (await response.text())
    .replace(/(<html[^>]*) dir="ltr"/, '$1 dir="rtl"')
    .replace(/direction:(["'`])ltr\1/g, "direction:$1rtl$1");
  return route.fulfill({ response, body });
}

/** Every word in letters that run from the right; figures, units and model numbers stay as they are. */
export function writeFromTheRight(page: Page) {
  return page.evaluate(() => {
    const letters = "ابجدهوزحطيكلمنسعفصقرشت";
    const turn = (word: string) =>
      [...word].map((letter) => letters[letter.charCodeAt(0) % letters.length]).join("");
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (!node.parentElement?.closest("script,style"))
        node.nodeValue = (node.nodeValue ?? "").replace(/(?<![\w-])[A-Z]?[a-z]{2,}(?![\w-])/g, turn);
  });
}
