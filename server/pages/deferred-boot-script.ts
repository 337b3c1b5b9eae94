/**
 * Runs in the browser. Code may wait until there is something to see: it is asked for in the frame after the first paint, or
 * after a second when there is none, as in a tab behind others. The first view has the line and the processor for itself.
 * To ask for a file takes a phone milliseconds: each has a turn of its own. So have the libraries before the rest is run,
 * the largest of them: put together in one piece with everything else they would hold up a visitor's first touch.
 */
const begin = `((files, libraries, code) => {
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  const preload = (href) => {
    const kind = href.endsWith(".json") ? { rel: "preload", as: "fetch", crossOrigin: "anonymous" } : { rel: "modulepreload" };
    add("link", { ...kind, fetchPriority: "low", href });
  };
  const runInTurns = async () => {
    for (const library of libraries) {
      await import(library).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve));
    }
    add("script", { type: "module", textContent: code });
  };
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const file of files) setTimeout(preload, 0, file);
    setTimeout(runInTurns);
  };
  setTimeout(begin, 1000);
  new PerformanceObserver(() => requestAnimationFrame(() => setTimeout(begin))).observe({ type: "paint", buffered: true });
})`;

/** The script that loads these files and runs this module once the first view is there. */
export function beginLater(files: string[], code: string): string {
  const libraries = files.filter((file) => file.includes("/library-"));
  return `${begin}(${inScript(files)},${inScript(libraries)},${inScript(code)})`;
}

function inScript(value: unknown) {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
