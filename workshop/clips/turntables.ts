/** Clips that are put together from rendered frames, by the product that turns. */
export const turntables = {
  "turn-cairn-10": "hd-c10",
  "turn-ridge-5": "hd-r5-1p",
};
