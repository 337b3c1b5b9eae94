/** For pages that script renders: who goes back on them finds the place where they were. See the base styles. */
export function layOutWholePage() {
  document.documentElement.dataset.whole = "";
}
