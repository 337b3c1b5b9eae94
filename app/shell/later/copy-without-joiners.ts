/** What keeps a word on one line does not belong to what is copied. */
export function copyPlainly(event: ClipboardEvent) {
  const text = getSelection()?.toString() ?? "";
  if (!text.includes("\u2060") || event.target instanceof HTMLTextAreaElement) return;
  event.clipboardData?.setData("text/plain", text.replaceAll("\u2060", ""));
  event.preventDefault();
}
