import sanitize from "sanitize-html";

const classes = [
  /^ql-(font-(serif|monospace)|size-(small|large|huge)|indent-[1-9]|align-(center|right|justify)|video)$/,
];

/** The editor's vocabulary and nothing else; runs once, when a text is stored. */
export function cleanHtml(html: string) {
  return sanitize(html, {
    allowedTags: [
      ..."h1 h2 h3 h4 h5 h6 p br hr ul ol li blockquote pre code strong b em i u s sub sup a span".split(" "),
      ..."table caption thead tbody tr th td img figure figcaption video source track".split(" "),
    ],
    allowedAttributes: {
      "*": ["class", "id", "lang", "dir"],
      a: ["href", "title"],
      img: ["src", "alt", "width", "height"],
      ol: ["start"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      video: ["src", "controls", "poster", "width", "height"],
      source: ["src", "type"],
      track: ["src", "kind", "srclang", "label"],
    },
    allowedClasses: { "*": classes },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["http", "https", "data"] },
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) =>
      tag === "img" &&
      attribs.src?.startsWith("data:") === true &&
      !/^data:image\/(png|jpeg|webp|avif|gif);/.test(attribs.src),
  }).trim();
}
