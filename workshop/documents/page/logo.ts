import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../paths.ts";
import { html, raw } from "./html.ts";

const folder = join(ROOT, "app/shell/logo");
const [symbol, wordmark] = ["symbol.svg", "wordmark.svg"].map((name) =>
  readFileSync(join(folder, name), "utf8").replace(
    /^[^>]*viewBox="([^"]+)"[^>]*>/,
    '<svg viewBox="$1" aria-hidden="true">',
  ),
);

export const logo = html`<p class="logo" role="img" aria-label="Heliodane"><span class="symbol">${raw(symbol ?? "")}</span><span class="wordmark">${raw(wordmark ?? "")}</span></p>`;
