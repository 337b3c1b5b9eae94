/** Chromium writes its page objects uncompressed. */
export function countPages(pdf: Buffer) {
  return pdf.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
