import type { Locale } from "#i18n/locales.ts";
import { withLocale, withoutLocale } from "#i18n/paths.ts";

/** The folder in which the editor keeps its uploads; published files lie on the file host. */
const profileFolder = "profile";

/**
 * Makes stored rich text ready to show. It was cleaned when it was stored; this only changes where files come from and
 * in which language links lead on, and gives tables a box to scroll in and videos of other sites a poster to click. Widths of pictures and videos are a matter of the style sheet.
 */
export function displayRichText(html: string, { fileHost, locale }: Place, labels: Labels): string {
  const boxed = boxTables(toLanguage(toFileHost(html, fileHost), locale), labels.table);
  return postVideos(keepModels(boxed), labels.video);
}

type Place = { fileHost: string; locale: Locale };

type Labels = { table: string; video(host: string): string };

function toFileHost(html: string, fileHost: string) {
  const host = fileHost.replace(/\/+$/, "");
  return html.replaceAll(
    new RegExp(`(\\s(?:src|href|poster)=["'])/?${profileFolder}/`, "g"),
    (_, start: string) => `${start}${host}/`,
  );
}

/** Texts name pages by their bare address. */
function toLanguage(html: string, locale: Locale) {
  return html.replaceAll(/(\shref=")(\/(?!\/|files\/|media\/)[^"]*)"/g, (_, start: string, path: string) => {
    const [pathname = ""] = path.split(/[?#]/, 1);
    const isBare = withoutLocale(pathname) === pathname;
    return `${start}${isBare ? withLocale(path, locale) : path}"`;
  });
}

function boxTables(html: string, label: string) {
  if (html.includes('<div class="table-box"')) return html; // read from a page that shows it
  const open = `<div class="table-box" role="region" tabindex="0" aria-label="${escapeQuotes(label)}">`;
  return html.replaceAll(/<table[\s>]/g, (start) => open + start).replaceAll("</table>", "</table></div>");
}

/** Tags are passed over; a model number has capitals, hyphens and a figure, and Wi-Fi is one word too. */
const tagOrModel =
  /<[^>]*>|\bWi-Fi\b|(?<![\p{L}\p{N}-])(?=[A-Z-]*\d)[A-Z]{1,5}\d*(?:-[A-Z\d.]*[A-Z\d])+(?![\p{L}\p{N}-])/gu;

/** A line does not end inside a model number. */
function keepModels(html: string) {
  if (html.includes('<span class="whole"')) return html; // read from a page that shows it
  return html.replace(tagOrModel, (found) =>
    found.startsWith("<") ? found : `<span class="whole">${found}</span>`,
  );
}

/** Nothing is asked of another site before the visitor wants it; without script the poster is a link to the video. */
function postVideos(html: string, label: Labels["video"]) {
  return html.replaceAll(
    /<iframe class="ql-video" src="(https:\/\/([^/"]+)[^"]*)"><\/iframe>/g,
    (_, address: string, host: string) =>
      `<a class="ql-video video-poster" href="${address}" rel="noreferrer">${escapeQuotes(label(host))}</a>`,
  );
}

function escapeQuotes(text: string) {
  return text.replaceAll('"', "&quot;");
}
