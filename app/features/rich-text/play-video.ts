/** Puts the video in the place of its poster. */
export function playVideo(event: MouseEvent) {
  const poster = (event.target as Element).closest<HTMLAnchorElement>("a.video-poster");
  if (!poster || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const address = new URL(poster.href);
  address.searchParams.set("autoplay", "1");
  const frame = document.createElement("iframe");
  frame.className = "ql-video";
  frame.title = poster.textContent ?? "";
  frame.allow = "autoplay; fullscreen; picture-in-picture";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = address.href;
  poster.replaceWith(frame);
  frame.focus();
}
