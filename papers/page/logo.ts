import { readFileSync } from "node:fs";
import { join } from "node:path";
import { currentMaker } from "#config/maker/read-maker.ts";
import { html, raw } from "./html.ts";

const { directory, data } = currentMaker();

const inline = (name: string) =>
  raw(
    readFileSync(join(directory, name), "utf8").replace(
      /^[^>]*viewBox="([^"]+)"[^>]*>/,
      '<svg viewBox="$1" aria-hidden="true">',
    ),
  );

export const logo = html`<p class="logo" role="img" aria-label="${data.name}"><span class="symbol">${inline(data.symbol)}</span><span class="wordmark">${data.wordmark ? inline(data.wordmark) : data.name}</span></p>`;
