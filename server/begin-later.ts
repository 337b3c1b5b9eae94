/**
 * Runs in the browser. Code may wait until there is something to see: it is asked for when the first paint is done, or
 * after a second when there is none, as in a tab behind others. The first view has the line and the processor for itself.
 */
const begin = `((files, code) => {
  let begun = false;
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const file of files) add("link", { rel: "modulepreload", href: file, fetchPriority: "low" });
    add("script", { type: "module", textContent: code });
  };
  setTimeout(begin, 1000);
  new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
})`;

/** The script that loads these files and runs this module once the first view is there. */
export function beginLater(files: string[], code: string): string {
  return `${begin}(${inScript(files)},${inScript(code)})`;
}

function inScript(value: unknown) {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
