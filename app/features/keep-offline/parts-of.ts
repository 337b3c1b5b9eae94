/**
 * What an address needs beside itself: scripts, styles, words and fonts that a page names, and one size of each picture; of
 * a script whatever it may load later. The list of all routes is part of no page.
 */
export function partsOf(address: string, text: string): string[] {
  if (/\/manifest-[\w-]+\.js$/.test(address)) return [];
  if (address.endsWith(".js"))
    return all(text, /["'`](?:\.\/|assets\/)([\w.-]+\.(?:js|css))["'`]/g, "/assets/");
  if (/\.\w+$/.test(address)) return [];
  return [
    ...all(text, /\/assets\/([\w.-]+)/g, "/assets/"),
    ...all(text, /src="\/media\/([\w.-]+)"/g, "/media/"),
  ];
}

function all(text: string, pattern: RegExp, folder: string) {
  return [...text.matchAll(pattern)].map(([, name]) => folder + name);
}
