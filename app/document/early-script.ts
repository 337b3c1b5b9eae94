/**
 * Runs in the browser before anything of the page is shown, and so stands on its own: nothing outside it is there. It
 * remembers what a visitor does before the code that answers is there (`app/ui/lazy-island/replay-clicks.ts` repeats it), tells
 * pictures that have come from those that are awaited, and lets who comes back to a place on a page find it again.
 */
function listenEarly() {
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== "navigate") dataset.whole = "";

  const early = new Set<Element>();
  window.earlyInput = early;
  const note = ({ target }: Event) => {
    const control = target instanceof Element && target.closest("button,input,select,textarea");
    if (!control) return;
    const isAnswered = dataset.ready === "" && !control.closest("[data-island]:not([data-hydrated])");
    if (!isAnswered) early.add(control);
  };
  for (const sign of ["click", "input", "change"]) addEventListener(sign, note, true);

  // The window hears of no picture: only the document does.
  const settle = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.parentElement?.setAttribute("data-settled", "");
  };
  for (const end of ["load", "error"]) document.addEventListener(end, settle, true);
}

export function earlyScript() {
  return `(${listenEarly})()`;
}
