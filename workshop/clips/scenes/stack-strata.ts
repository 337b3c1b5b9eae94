import { ease, part } from "../motion.ts";
import { fade, group, place } from "../svg.ts";

/** When each part comes to rest, and how many pixels of the picture it stands above the first module. */
const MODULE = 142.27;
const landings = [
  { part: "module", at: 2.6, rise: 0 },
  { part: "module", at: 4.6, rise: MODULE },
  { part: "module", at: 6.4, rise: MODULE * 2 },
  { part: "head", at: 7.8, rise: 0 },
];
const HEIGHT = 330;

/** Layer on layer: the stack as it stands, and the part that comes down to it. */
export function drawStackStrata(second: number) {
  const standing = landings.filter(({ at }) => second >= at).length;
  const lit = ease(second, 8.1, 8.5);
  const next = landings[standing];
  const last = landings[standing - 1];
  const settle = last ? ease(second, last.at, last.at + 0.25) : 1;
  return [
    settle < 1 ? layer(`stage-${standing - 1}`) : "",
    settle < 1 && last ? falling(last, 0, 1) : "",
    fade(settle, layer(`stage-${standing}`)),
    fade(lit, layer("lit")),
    next ? coming(second, next) : "",
  ].join("");
}

function coming(second: number, landing: (typeof landings)[number]) {
  const start = landing.at - 1.3;
  const way = part(second, start, landing.at);
  const height = HEIGHT * (1 - way) ** 2 * (1 + way * 0.4);
  return falling(landing, height, ease(second, start, start + 0.35));
}

function falling({ part: name, rise }: (typeof landings)[number], height: number, opacity: number) {
  return fade(opacity, place(0, -rise - height, layer(name)));
}

function layer(name: string) {
  return group({}, `<use href="#${name}"/>`);
}
