/** Drawn on a grid of 24 with a line of 1.75; every icon of the site is here but those of the footer. */
export const iconPaths = {
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21",
  menu: "M3 7h18M3 12h18M3 17h18",
  close: "M5 5l14 14M19 5 5 19",
  "chevron-down": "M5 9l7 7 7-7",
  "chevron-left": "M15 5l-7 7 7 7",
  "chevron-right": "M9 5l7 7-7 7",
  "arrow-up": "M12 20V4M5 11l7-7 7 7",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  download: "M12 4v11M6.5 10 12 15.5 17.5 10M4 20h16",
  document: "M6 3h8l4 4v14H6V3ZM14 3v4h4M9 12h6M9 16h6",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  check: "M4 12.5l5 5L20 6.5",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v6M12 7.5v.5",
  warning: "M12 4 2.5 20h19L12 4ZM12 10v5M12 17.5v.5",
  copy: "M9 9h11v11H9V9ZM5 15H4V4h11v1",
  play: "M8 5l11 7-11 7V5Z",
  calendar: "M4 6h16v14H4V6ZM4 10h16M8 3v4M16 3v4",
  pin: "M12 21c5-6 7-9 7-12a7 7 0 1 0-14 0c0 3 2 6 7 12ZM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  mail: "M3 6h18v12H3V6ZM3 7l9 7 9-7",
  phone: "M6 3h4l2 5-3 2c1 2.5 2.5 4 5 5l2-3 5 2v4c0 1-1 2-2 2C11 20 4 13 4 5c0-1 1-2 2-2Z",
  offline:
    "M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M15 10.5a10 10 0 0 1 4 2M8.5 16a5 5 0 0 1 5-1.2M12 20v.01M2 9a15 15 0 0 1 4-2.7M11 5a15 15 0 0 1 11 4",
  reply: "M10 6 4 12l6 6M4 12h9c4 0 7 2 7 6",
  sum: "M5 3h14v18H5V3ZM8 7h8M8.5 12v.01M12 12v.01M15.5 12v.01M8.5 16.5v.01M12 16.5v.01M15.5 16.5v.01",
  filter: "M4 6h16M7 12h10M10 18h4",
} as const;

export type IconName = keyof typeof iconPaths;
