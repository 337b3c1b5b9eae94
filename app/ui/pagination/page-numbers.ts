/** The numbers to show: the first, the last, the current with its neighbours; 0 stands for a gap. */
export function pageNumbers(current: number, pages: number): number[] {
  const wanted = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((page, place) => {
    const gap = page - (shown[place - 1] ?? 0);
    return gap === 2 ? [page - 1, page] : gap > 2 ? [0, page] : [page];
  });
}
