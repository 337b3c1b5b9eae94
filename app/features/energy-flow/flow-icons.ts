/** Drawn like the icons of the site, but needed here only. */
export const flowIcons = {
  home: "M4 11l8-7 8 7v9h-6v-6h-4v6H4v-9Z",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  battery: "M3 8h16v9H3V8ZM19 11h2v3h-2M7 11v3M11 11v3M15 11v3",
  bolt: "M13 3 5 13.5h6L10 21l9-11h-6.5L13 3Z",
  plug: "M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0V8ZM12 17v4",
} as const;
