import sanitize from "sanitize-html";
import { nestLists } from "./nest-lists.ts";
import { videoAddress } from "./video-address.ts";

const classes = [
  /^ql-(font-(serif|monospace)|size-(small|large|huge)|indent-[1-9]|align-(center|right|justify)|video)$/,
];

/** The editor's vocabulary and nothing else; runs once, when a text is stored. */
export function cleanHtml(html: string) {
  const clean = sanitize(html, {
    allowedTags: [
      ..."h1 h2 h3 h4 h5 h6 p br hr ul ol li blockquote pre code strong b em i u s sub sup a span".split(" "),
      ..."table caption thead tbody tr th td img figure figcaption video source track iframe".split(" "),
    ],
    allowedAttributes: {
      "*": ["class", "id", "lang", "dir"],
      a: ["href", "title"],
      img: ["src", "alt", "width", "height"],
      ol: ["start"],
      li: ["data-list"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      video: ["src", "controls", "poster", "width", "height"],
      source: ["src", "type"],
      track: ["src", "kind", "srclang", "label"],
      iframe: ["src"],
    },
    allowedClasses: { "*": classes },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["http", "https", "data"] },
    allowProtocolRelative: false,
    transformTags: { iframe: keepVideo },
    exclusiveFilter: ({ tag, attribs }) => (tag === "iframe" && !attribs.src) || isOddPicture(tag, attribs),
  });
  return nestLists(clean).trim();
}

/** What the editor's video button writes; from another host, or in another frame, it is left out. */
function keepVideo(tagName: string, { class: name = "", src = "" }: sanitize.Attributes) {
  const address = name.split(" ").includes("ql-video") ? videoAddress(src) : undefined;
  return { tagName, attribs: address ? { class: "ql-video", src: address } : ({} as sanitize.Attributes) };
}

function isOddPicture(tag: string, { src }: sanitize.Attributes) {
  return (
    tag === "img" && src?.startsWith("data:") === true && !/^data:image\/(png|jpeg|webp|avif|gif);/.test(src)
  );
}
