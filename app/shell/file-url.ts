/** Where a file is: an absolute address, a data image or one of our own assets stays, anything else lies on the file host. */
export function fileUrl(path: string, host: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(path) || path.startsWith("data:image")) return path;
  if (/^\/?(?:assets|media|icons)\//.test(path)) return path;
  return `${host.replace(/\/+$/, "")}/${path.replace(/^\/+/, "")}`;
}
