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

const scripts = new Map<string, string>();

/** Pages of one kind begin alike: there are fewer than this in all languages together. */
const mostScripts = 300;

/** The script that loads these files and runs this module once the first view is there. */
export function beginLater(files: string[], code: string): string {
  const key = `${files}\n${code}`;
  const script = scripts.get(key) ?? `${begin}(${inScript(files)},${inScript(code)})`;
  if (scripts.size > mostScripts) scripts.clear();
  scripts.set(key, script);
  return script;
}

function inScript(value: unknown) {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
