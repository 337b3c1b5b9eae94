import type { MetaDescriptor } from "react-router";
import { jsonInScript } from "./hydration-script.ts";

const escapes: Record<string, string> = {
  '"': "&quot;",
  "&": "&amp;",
  "'": "&#x27;",
  "<": "&lt;",
  ">": "&gt;",
};

export type MetaWords = { tags: string; scripts: string };

/** What a page says of itself, in the words that the framework's component writes: tags first, then what is for machines. */
export function metaWords(descriptors: MetaDescriptor[]): MetaWords {
  let tags = "";
  let scripts = "";
  for (const descriptor of descriptors) {
    if ("script:ld+json" in descriptor)
      scripts += `<script type="application/ld+json">${jsonInScript(descriptor["script:ld+json"])}</script>`;
    else if ("title" in descriptor) tags += `<title>${escaped(descriptor.title)}</title>`;
    else tags += tagOf(descriptor);
  }
  return { tags, scripts };
}

function tagOf(descriptor: MetaDescriptor) {
  const { tagName = "meta", ...attributes }: Record<string, unknown> = descriptor;
  let tag = `<${tagName}`;
  for (const [name, value] of Object.entries(attributes)) tag += ` ${name}="${escaped(value)}"`;
  return `${tag}/>`;
}

function escaped(words: unknown) {
  return String(words).replace(/["&'<>]/g, (character) => escapes[character] ?? character);
}
