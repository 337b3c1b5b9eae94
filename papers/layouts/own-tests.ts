/** Small devices have no third-party certificate: these are the maker's own tests. */
export const ownTests: Record<string, { standard: string; models: string[] }[]> = {
  beacon: [
    { standard: "EN 62368-1", models: ["HD-BW", "HD-BG"] },
    { standard: "EN 300 328", models: ["HD-BW"] },
    { standard: "EN 301 908-1/-13", models: ["HD-BG"] },
    { standard: "EN 301 489-1", models: ["HD-BW", "HD-BG"] },
    { standard: "EN 61010-1", models: ["HD-BM3"] },
    { standard: "EN 61326-1", models: ["HD-BM3"] },
  ],
  almanac: [
    { standard: "EN 61010-2-201", models: ["HD-AL20"] },
    { standard: "EN 61000-6-2", models: ["HD-AL20"] },
    { standard: "EN 61000-6-4", models: ["HD-AL20"] },
  ],
};
