import { videoHosts } from "#config/product.ts";

const youtube = /^(www\.|m\.)?youtube(-nocookie)?\.com$/;

/** The address from which an allowed host shows one video; of YouTube the one that sets no cookies. */
export function videoAddress(source: string): string | undefined {
  const url = URL.parse(source.startsWith("//") ? `https:${source}` : source);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const { hostname, pathname } = url;
  const [, id = ""] = /^\/(?:embed\/|shorts\/)?([\w-]+)/.exec(pathname) ?? [];
  const address = youtube.test(hostname)
    ? `https://www.youtube-nocookie.com/embed/${url.searchParams.get("v") ?? id}`
    : hostname === "youtu.be"
      ? `https://www.youtube-nocookie.com/embed/${id}`
      : /^(www\.)?vimeo\.com$/.test(hostname)
        ? `https://player.vimeo.com/video/${id}`
        : `https://${hostname}${pathname}`;
  return videoHosts.includes(new URL(address).hostname) ? new URL(address).href : undefined;
}
